import { pageState, pageStateFrom } from '../page-state.ts';

/** What is under way or has come. */
const asked = pageStateFrom(() => new Map<string, Promise<void>>());
/** A build has one list, whoever is there. */
const list = pageState<Promise<Readonly<Record<string, readonly string[]>>> | undefined>(undefined);

/**
 * Fetches the files of a module that is loaded on demand, so that importing it finds them in the browser's cache. Nothing is
 * imported: a failed import is kept by many browsers for as long as the document stands, and would fail again at once when
 * the page is wanted; a failed fetch costs nothing. Knows no files in development, and fetches none then.
 */
export async function fetchFiles(...names: (string | undefined)[]): Promise<void> {
  const pages = await (list.value ??= readList());
  const files = names.flatMap((name) => (name === undefined ? [] : (pages[name] ?? [])));
  await Promise.all(files.map(fetchFile));
}

/** Once, unless it fails. Whoever asks while it is under way waits for it, too: what is imported before may fail. */
function fetchFile(file: string): Promise<void> {
  const answer = asked.value.get(file) ?? (hasCome(file) ? Promise.resolve() : fetchAnew(file));
  asked.value.set(file, answer);
  return answer;
}

async function fetchAnew(file: string): Promise<void> {
  try {
    await fetched(file);
  } catch (error) {
    asked.value.delete(file);
    throw error;
  }
}

/** Whether the page itself has loaded it. A request that failed leaves its entry, too, without an answer's status. */
function hasCome(file: string): boolean {
  const entries = performance.getEntriesByName(new URL(file, location.href).href, 'resource');
  return entries.some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);
}

async function readList(): Promise<Readonly<Record<string, readonly string[]>>> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="novi-page-files"]')?.content;
  if (!address) return {};
  try {
    return JSON.parse(await fetched(address)) as Record<string, string[]>;
  } catch (error) {
    list.value = undefined;
    throw error;
  }
}

/** Read to its end: what is not read may not be kept. */
async function fetched(address: string): Promise<string> {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address} was answered with ${String(response.status)}.`);
  return response.text();
}
