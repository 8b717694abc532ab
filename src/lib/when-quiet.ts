/**
 * Acts once the first page stands, nothing that it shows is awaited any more, and the browser has nothing else to do: on a slow
 * line, what may be wanted later would hold that up.
 */
export function whenQuiet(act: () => void): void {
  if (document.documentElement.dataset['drawn'] !== undefined) look(act);
  else addEventListener('novi.drawn', () => look(act), { once: true });
}

function look(act: () => void): void {
  whenIdle(() => {
    if (document.querySelector('[data-waiting]')) setTimeout(() => look(act), pause);
    else act();
  });
}

/** Milliseconds between two looks. */
const pause = 200;

function whenIdle(act: () => void): void {
  // Safari has learned it late.
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
