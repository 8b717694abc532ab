import type { Page } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { expectStep } from './steps/screen.ts';
import { logOut, signIn } from './steps/session.ts';

// Playwright switches the back/forward cache off; people's browsers have it on.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('a page that comes back after logging out in another tab never shows what was on it', async ({
  page,
  context,
}) => {
  const member = await memberAt('welcome');
  await signIn(page, member);
  await expectStep(page, 'welcome');
  const other = await context.newPage();
  await noteWhatReturns(other);
  await other.goto('/member/profile');
  await expect(other.getByLabel('First name')).toHaveValue(member.firstName);
  await other.goto('about:blank');

  await logOut(page);
  const returned = other.waitForEvent('load');
  await other.goBack();
  await returned;
  await expect(other).toHaveURL('/');
  expect(await other.evaluate(() => sessionStorage.getItem('test.returned'))).toBe('hidden');
});

test('a page that comes back after the session was left alone for too long shows nothing, and says why', async ({
  page,
  context,
}) => {
  await signIn(page, await memberAt('welcome'));
  await expectStep(page, 'welcome');
  const hourAgo = String(Date.now() - 3_600_000);
  await noteWhatReturns(page);
  await page.goto('/member/profile');
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.goto('about:blank');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/robots.txt');
  await elsewhere.evaluate((moment) => localStorage.setItem('novi.active', moment), hourAgo);

  const returned = page.waitForEvent('load');
  await page.goBack();
  await returned;
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You were logged out')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('test.returned'))).toBe('hidden');
});

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
