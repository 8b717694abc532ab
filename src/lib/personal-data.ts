import { pageState } from './page-state.ts';

/** Modules name theirs as they are loaded, once: it is the same set for as long as they stand. */
const clearers = pageState(new Set<() => void>());
/** Counted outside of the session: what is on its way when a person goes outlives theirs. */
const cleared = pageState(0);

/** Names something that holds data of the signed-in person and must be emptied when they go: root-actor.ts, and what is loaded later. */
export function clearOnSignOut(clear: () => void): void {
  clearers.value.add(clear);
}

/** Empties all that was named: called when a session ends and before another person's begins. */
export function clearPersonalData(): void {
  cleared.value += 1;
  clearers.value.forEach((clear) => clear());
}

/** For what is still on its way when the person goes: tells whether the person of now is there all the same. */
export function samePersonCheck(): () => boolean {
  const now = cleared.value;
  return () => cleared.value === now;
}
