import { pageState } from '../lib/page-state.ts';

/** Longer than the pause between the two presses of a double click. */
const pauseMs = 500;
const presses = ['mousedown', 'mouseup', 'click'] as const;

/**
 * Called when the page moves under the pointer: what a press has brought into its place must not get the second press of
 * a double click. Otherwise a refused form could tick something that nobody chose.
 */
export function ignoreDoubleClick(): void {
  last.value?.abort();
  const pause = new AbortController();
  last.value = pause;
  presses.forEach((kind) => addEventListener(kind, swallow, { capture: true, signal: pause.signal }));
  setTimeout(() => pause.abort(), pauseMs);
}

/** The pointer is the page's: what moved last counts, wherever it stands. */
const last = pageState<AbortController | undefined>(undefined);

/** `detail` counts the presses in a row; a key's press counts none. */
function swallow(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
