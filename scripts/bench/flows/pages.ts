import type { Browser } from 'playwright-core';
import { openTab, type Conditions } from '../web/browser.ts';
import { openPage } from '../web/loads.ts';
import { longestTaskCpu, traced } from './task-cpu.ts';
import { longestTask, watchTasks } from './tasks.ts';

/** What a page shows first: what is below the first screen follows. */
const firstPicture = '.picture:not([hidden]) svg.flow .box:not(.later)';
/** By these words a layout library is known: by its address, or within a script. */
const layoutLibraries = /elkjs|org\.eclipse\.elk|dagre|graphviz/i;

/** How soon a page shows its first picture on a slow phone, in milliseconds, and the addresses that brought a layout library. */
export async function openSlowly(browser: Browser, address: string) {
  const { context, page, devtools } = await openTab(browser, { slowCpu: true, slowLine: true });
  try {
    const answers: Promise<string[]>[] = [];
    page.on('response', (response) => {
      const isLibrary = async () => layoutLibraries.test(response.url()) || layoutLibraries.test(await response.text());
      answers.push(isLibrary().then((is) => (is ? [response.url()] : [])));
    });
    await openPage(page, devtools, { name: address, address, readyWhen: firstPicture });
    const { ready } = await page.evaluate(() => window.benchLoad);
    await page.waitForLoadState('networkidle');
    return { firstPicture: ready, libraries: (await Promise.all(answers)).flat() };
  } finally {
    await context.close();
  }
}

/** A page's longest task: how long it was blocked, 0 where not above 50 ms, and how much of the processor its longest task took. */
type Blocked = { longest: number; cpu: number };

/** The longest tasks of a page while it opens, and after “Whole” was pressed, until all of that picture answers the keyboard. */
export async function longestTasks(
  browser: Browser,
  address: string,
  { slowCpu }: Pick<Conditions, 'slowCpu'>,
): Promise<{ opening: Blocked; whole: Blocked }> {
  const { context, page, devtools } = await openTab(browser, { slowCpu, slowLine: false });
  const blockedUntilEquipped = async (picture: string, act: () => Promise<void>): Promise<Blocked> => {
    await browser.startTracing(page, traced);
    await act();
    // What playwright brings into a page to ask it would be its longest task.
    const expression = `(${longestTask.toString()})(${JSON.stringify(picture)})`;
    const { result } = await devtools.send('Runtime.evaluate', { expression, awaitPromise: true });
    return { longest: Number(result.value), cpu: longestTaskCpu(await browser.stopTracing()) };
  };
  try {
    await page.addInitScript(watchTasks);
    const target = { name: address, address, readyWhen: firstPicture };
    const opening = await blockedUntilEquipped('.picture', () => openPage(page, devtools, target));
    const button = await page.locator('#whole').boundingBox();
    if (!button) throw new Error(`${address} has no button for its whole picture.`);
    const press = () => page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
    const whole = await blockedUntilEquipped('#whole-picture', press);
    return { opening, whole };
  } finally {
    await context.close();
  }
}
