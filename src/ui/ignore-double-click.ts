import { pageState } from '../lib/page-state.ts';

/** Longer than the pause between the two presses of a double click. */
const pauseMs = 500;
const presses = ['mousedown', 'mouseup', 'click'] as const;

/**
 * Called when the page moves under the pointer: what a press has brought into its place must not get the second press of
 * a double click. Otherwise a refused form could tick something that nobody chose.
 */
export function ignoreDoubleClick(): void {
  pauseEnd.value = performance.now() + pauseMs;
  presses.forEach((kind) => addEventListener(kind, swallow, { capture: true }));
}

/** When the last pause is over. The pointer is the page's: what moved last counts, wherever it stands. */
const pauseEnd = pageState(0);

/** `detail` counts the presses in a row; a key's press counts none. */
function swallow(event: MouseEvent): void {
  if (performance.now() >= pauseEnd.value) {
    presses.forEach((kind) => removeEventListener(kind, swallow, { capture: true }));
  } else if (event.detail >= 2) {
    event.preventDefault();
    event.stopPropagation();
  }
}
