import type { Page } from '@playwright/test';

/**
 * Waits until the browser has drawn once more: what scrolled by itself has been told to the page by then. By an observer, as the frames that a
 * page asks for itself are those of its clock, which may be the test's.
 */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const drawn = () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      });
    await drawn();
    await drawn();
  });
}
