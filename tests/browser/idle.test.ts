import type { Page } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectStep, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

const minute = 60_000;
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const zip = (page: Page) => page.getByLabel('ZIP code');

/** Signs somebody in at the form of the second step, on a clock that the test can move. */
async function atTheForm(page: Page) {
  await page.context().clock.install();
  await signIn(page, await memberAt('eligibility'));
  await expectStep(page, 'eligibility');
  await expect(zip(page)).toBeVisible();
}

test('what is done in one tab keeps the other, and who stays in one stays in both', deep, async ({ page, context }) => {
  await atTheForm(page);
  const other = await context.newPage();
  await other.goto('/member/profile');
  await expect(other.getByLabel('First name')).toBeVisible();
  await context.clock.fastForward(10 * minute);
  const lastHeard = () => page.evaluate(() => Number(localStorage.getItem('novi.active')));
  const before = await lastHeard();
  // What one tab stores takes a moment to come to the other, and the clock of this test does not wait for it. What listens to keys
  // comes after the page.
  const heardOfKey = async () => {
    await other.getByLabel('First name').press('End');
    return lastHeard();
  };
  await expect.poll(heardOfKey).toBeGreaterThan(before);
  await context.clock.fastForward(10 * minute);
  await context.clock.runFor(2_000);
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await expect(zip(page)).toBeVisible();

  await context.clock.fastForward(4 * minute);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await press(page, 'Stay signed in');
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
});
