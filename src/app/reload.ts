import { isNotFetched } from '../lib/chunks/lazy-page.tsx';
import { tabStorage } from '../lib/storage.ts';
import { saveWork } from '../lib/unsaved-work.ts';

/**
 * What became of a page that could not be drawn: it loads anew; the line is down; its code is gone, and loading anew did not
 * help or would lose what was typed; or it broke, and its code is there.
 */
export type ReloadOutcome = 'loading' | 'offline' | 'gone' | 'broken';

/** What is done with the page; each is the app's own where it is left out. */
export type ReloadDependencies = {
  load?: (() => void) | undefined;
  /** Saves what was typed. Rejects never. */
  save?: () => Promise<string>;
};

const key = 'novi.loadedAfresh';
const mostKept = 20;
/** So long the server, and the drafts, have to answer. */
const patienceMs = 8_000;

/**
 * After a deploy, the code of a page that was not opened yet is gone: the app of now is loaded, at the same address, once the
 * drafts are saved. Once for each failure of each version in this tab, so that code which never comes is no endless loop.
 */
export async function reloadForNewVersion(
  error: unknown,
  { load = reload, save = saveWork }: ReloadDependencies = {},
): Promise<ReloadOutcome> {
  if (!isNotFetched(error)) return 'broken';
  if (!(await answers())) return 'offline';
  const tried = triedBefore();
  const name = `${version()} ${error instanceof Error ? error.message : ''}`;
  if (tried.includes(name)) return 'gone';
  if (!(await areDraftsSafe(save))) return 'gone';
  tabStorage.write(key, JSON.stringify([...tried, name].slice(-mostKept)));
  // Where nothing can be kept, nobody would know that this was tried.
  if (!triedBefore().includes(name)) return 'gone';
  load();
  return 'loading';
}

/**
 * The same as somebody asks for it, however often it was tried, and whatever the page suffers from: the drafts are saved where
 * they can be, and nothing is loaded while the line is down.
 */
export async function reloadOnRequest({
  load = reload,
  save = saveWork,
}: ReloadDependencies = {}): Promise<ReloadOutcome> {
  if (!(await answers())) return 'offline';
  await areDraftsSafe(save);
  load();
  return 'loading';
}

async function areDraftsSafe(save: () => Promise<string>): Promise<boolean> {
  return (await Promise.race([save(), late()])) !== 'unsaved';
}

/** Whether the app itself can be had now. Offline, loading anew would put the browser's own page in its place. */
async function answers(): Promise<boolean> {
  try {
    const headers = { accept: 'text/html' };
    return (await fetch('/', { cache: 'no-store', headers, signal: AbortSignal.timeout(patienceMs) })).ok;
  } catch {
    return false;
  }
}

/** Another build has another name for its first script. */
function version(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

function triedBefore(): string[] {
  try {
    const value: unknown = JSON.parse(tabStorage.read(key) ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

function late(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs, 'unsaved');
  });
}

function reload(): void {
  location.reload();
}
