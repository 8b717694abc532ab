import type { DraftsOutcome } from '#machines/auth/types.ts';
import { pageState } from './page-state.ts';

/** Where nobody is signed in, nothing is typed that could be saved. It is the page's: what is loaded with the session names its own. */
const saver = pageState<() => Promise<DraftsOutcome>>(() => Promise.resolve('none'));

/** Names what saves all that was typed: root-actor.ts. */
export function saveWorkBy(save: () => Promise<DraftsOutcome>): void {
  saver.value = save;
}

/** Saves all that was typed, for what can't wait for the session, as loading the page anew. Rejects never. */
export function saveWork(): Promise<DraftsOutcome> {
  return saver.value();
}
