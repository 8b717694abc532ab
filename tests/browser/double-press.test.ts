import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { chooseToShare } from './steps/release-of-information.ts';
import { expectHeading, expectStep } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

test('a double click on a form that is refused ticks nothing that comes under the pointer', async ({ page }) => {
  await signIn(page, await memberAt('release-of-information'));
  await expectStep(page, 'release-of-information');
  await chooseToShare(page);
  for (const height of [700, 844, 1000]) {
    await page.setViewportSize({ width: 390, height });
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Genetic test results' })).toBeFocused();
  }
});

test('a double click that leads on presses nothing on the next page', async ({ page }) => {
  await signIn(page, await memberAt('welcome'));
  await expectStep(page, 'welcome');
  await page.getByRole('button', { name: 'Begin' }).dblclick();
  await expectHeading(page, 'Can you join?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
