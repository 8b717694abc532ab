import type { Page } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { theSame } from './steps/same-field.ts';
import { expectDraftSaved, expectStep, press } from './steps/screen.ts';
import { signIn, signInByForm } from './steps/session.ts';

const minute = 60_000;
const zip = (page: Page) => page.getByLabel('ZIP code');

/** Counts how often a page asks the identity provider for a new token. */
function countRenewals(page: Page): () => number {
  let renewals = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('securetoken.googleapis.com')) renewals += 1;
  });
  return () => renewals;
}

test('a page that sleeps past the end of its token renews it once and keeps what is on it', deep, async ({ page }) => {
  const renewals = countRenewals(page);
  await page.clock.install();
  await signIn(page, await memberAt('eligibility'));
  await expectStep(page, 'eligibility');
  await zip(page).fill('606');
  await expectDraftSaved(page);
  const field = await theSame(zip(page));
  const before = renewals();
  // The time of day alone: whether that was sleep, the app asks the server, which says that it was not.
  const asked = page.waitForResponse('**/api/v1/states/list');
  await page.clock.setSystemTime(new Date((await page.evaluate(() => Date.now())) + 180 * minute));
  await asked;
  await page.keyboard.type('40');
  await expectDraftSaved(page);
  expect(renewals() - before).toBe(1);
  await expect(field).toHaveValue('60640');
});

for (const days of [1, -1])
  test(
    `on a device whose clock is a day ${days > 0 ? 'ahead' : 'behind'}, one signs in, goes on and comes back`,
    deep,
    async ({ page }) => {
      const renewals = countRenewals(page);
      await page.clock.install({ time: Date.now() + days * 24 * 60 * minute });
      await signInByForm(page, await memberAt('welcome'));
      await expectStep(page, 'welcome');
      expect(renewals()).toBe(0);
      await press(page, 'Begin');
      await expectStep(page, 'eligibility');
      await page.reload();
      await expectStep(page, 'eligibility');
      await page.clock.runFor(5 * minute);
      expect(renewals()).toBeLessThanOrEqual(1);
    },
  );
