import type { AuthEvent } from '#machines/auth/types.ts';
import { fetchFiles } from '../../lib/chunks/fetch-files.ts';
import { logError } from '../../lib/log.ts';

type Watch = { stay: () => void; stop: () => void };

/** Begins to watch whether somebody is there: what does it is loaded on demand, and asked for until it comes. */
export function watchLater(tell: (event: AuthEvent) => void, fetchIt = importWatch): Watch {
  let watch: Watch | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const load = async () => {
    try {
      const { watchIdle } = await fetchIt();
      if (!isStopped) watch = watchIdle(tell);
    } catch (error) {
      logError('Idle watch not loaded', error);
      again = setTimeout(() => void load(), pause);
    }
  };
  void load();
  return {
    stay: () => watch?.stay(),
    stop() {
      isStopped = true;
      clearTimeout(again);
      watch?.stop();
    },
  };
}

const pause = 5_000;

/** Its files are fetched first: an import that failed would fail again at each try. */
async function importWatch() {
  await fetchFiles('watch-idle');
  return import('./watch-idle.ts');
}
