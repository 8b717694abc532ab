import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { expectStep, press } from './steps/screen.ts';
import { signOut, signIn } from './steps/session.ts';

test('after signing out, neither Back nor the address shows personal data', async ({ page }) => {
  const member = await memberAt('welcome');
  await signIn(page, member);
  await press(page, 'Begin');
  await expectStep(page, 'eligibility');
  await signOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page.getByText(member.firstName)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Your account/ })).toHaveCount(0);

  await page.goto('/member/dashboard');
  await expect(page).toHaveURL('/');
});
