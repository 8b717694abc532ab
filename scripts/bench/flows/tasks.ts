/** Functions that run in the page that is measured: they are sent there as text, so each holds all that it needs. */

declare global {
  interface Window {
    benchTasks: number[];
  }
}

/** Has a page note each task of more than 50 ms, in milliseconds: browsers tell of no shorter ones. */
export function watchTasks(): void {
  window.benchTasks = [];
  new PerformanceObserver((list) => {
    window.benchTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * The longest task since this was asked last, once the last arrow of a picture is reached by keyboard; 0 where none took more than 50 ms.
 * A page tells of a task after the next frame.
 */
export async function longestTask(picture: string): Promise<number> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isEquipped = () => [...document.querySelectorAll(`${picture} .arrow`)].at(-1)?.hasAttribute('tabindex');
  while (!isEquipped()) await frame();
  for (let more = 0; more < 3; more += 1) await frame();
  const longest = Math.max(0, ...window.benchTasks);
  window.benchTasks = [];
  return longest;
}
