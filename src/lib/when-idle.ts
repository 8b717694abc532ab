/** Acts when the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  // Safari has learned it late.
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}

/** The same once the first page stands, which index.html is told of, too. */
export function whenDrawnAndIdle(act: () => void): void {
  if (document.documentElement.dataset['drawn'] !== undefined) whenIdle(act);
  else addEventListener('novi.drawn', () => whenIdle(act), { once: true });
}
