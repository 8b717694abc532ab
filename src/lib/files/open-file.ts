import { pageState } from '../page-state.ts';
import { clearOnSignOut, samePersonCheck } from '../personal-data.ts';
import { saveFile, type NamedFile } from './download.ts';

type Opened = { tab: Window; url: string };
/** The tabs stand beside this one and outlive the component that opened them; they close with the session. */
const opened = pageState<readonly Opened[]>([]);

/**
 * Opens a file in a tab of its own, in whatever the browser shows such files with. Phones show a PDF there and not within a
 * page. The tab is opened at once, while the press counts, and the file is read then; where the browser opens none, the file
 * is kept instead. Who closes the tab while it waits wants the file no more, and health data is not left among their
 * downloads. When the person goes, the tabs go with them, and a file that comes later is not shown.
 * @param waiting what the tab says until the file is there
 */
export async function openFile(read: () => Promise<NamedFile>, waiting: string): Promise<void> {
  const isStillThere = samePersonCheck();
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = waiting;
    tab.document.body.textContent = waiting;
  }
  try {
    const file = await read();
    if (!isStillThere()) {
      tab?.close();
      return;
    }
    if (!tab) saveFile(file);
    if (!tab || tab.closed) return;
    const url = URL.createObjectURL(file.blob);
    opened.value = [...opened.value.filter((each) => !each.tab.closed), { tab, url }];
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

clearOnSignOut(() => {
  for (const { tab, url } of opened.value) {
    tab.close();
    URL.revokeObjectURL(url);
  }
  opened.value = [];
});
