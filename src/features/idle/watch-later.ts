import { fetchFiles } from '../../lib/chunks/fetch-files.ts';
import { logError } from '../../lib/log.ts';
import type { IdleLine } from './watch-idle.ts';

/**
 * Begins to watch whether somebody is there: what does it is loaded on demand, and asked for until it comes.
 * @returns how to stop watching
 */
export function watchLater(line: IdleLine, fetchIt = importWatch): () => void {
  let stopWatch: (() => void) | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const load = async () => {
    try {
      const { watchIdle } = await fetchIt();
      if (!isStopped) stopWatch = watchIdle(line);
    } catch (error) {
      logError('Idle watch not loaded', error);
      again = setTimeout(() => void load(), pause);
    }
  };
  void load();
  return () => {
    isStopped = true;
    clearTimeout(again);
    stopWatch?.();
  };
}

const pause = 5_000;

/** Its files are fetched first: an import that failed would fail again at each try. */
async function importWatch() {
  await fetchFiles('watch-idle');
  return import('./watch-idle.ts');
}
