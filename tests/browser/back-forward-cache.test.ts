import type { Page } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { wholeBrowser } from './fixtures/whole-browser.ts';
import { expectStep } from './steps/screen.ts';
import { signOut, signIn } from './steps/session.ts';

// Playwright switches the back/forward cache off; people's browsers have it on, and the headless shell has none.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...wholeBrowser(launchOptions), ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test(
  'a page that comes back after signing out in another tab never shows what was on it',
  deep,
  async ({ page, context }) => {
    const member = await memberAt('welcome');
    await signIn(page, member);
    await expectStep(page, 'welcome');
    const other = await context.newPage();
    await noteWhatReturns(other);
    await other.goto('/member/profile');
    await expect(other.getByLabel('First name')).toHaveValue(member.firstName);
    await other.goto('about:blank');

    await signOut(page);
    const returned = other.waitForEvent('load');
    await other.goBack();
    await returned;
    await expect(other).toHaveURL('/');
    expect(await other.evaluate(() => sessionStorage.getItem('test.returned'))).toBe('hidden');
  },
);

/** Writes down whether a page that comes out of the cache can be seen, at the first moment at which it could be. */
async function noteWhatReturns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      const isHidden = document.getElementById('root')?.checkVisibility() === false;
      sessionStorage.setItem('test.returned', isHidden ? 'hidden' : 'seen');
    });
  });
}
