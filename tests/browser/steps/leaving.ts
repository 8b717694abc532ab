import { expect, type Dialog, type Page } from '@playwright/test';

/** Closes a page as a person does, and gives what the browser asks first. */
export async function closeAndBeAsked(page: Page): Promise<Dialog> {
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  return dialog;
}

/** Lets the tab of a page die at once, without a word to it. */
export async function killTab(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}
