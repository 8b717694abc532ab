import type { Page } from '@playwright/test';

/** The sign-in service keeps the session in a database of the browser: where nothing can be taken out of it, signing out fails. */
export function letNothingBeTaken(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { delete: remove } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.delete = () => {
      throw new Error('Nothing can be taken away.');
    };
    addEventListener('removal-works', () => (IDBObjectStore.prototype.delete = remove), { once: true });
  });
}

export async function takingWorksAgain(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('removal-works')));
}
