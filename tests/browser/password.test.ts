import { newestResetCode } from './fixtures/identity.ts';
import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { follow, press, expectHeading, expectStep } from './steps/screen.ts';
import { fillSignIn } from './steps/session.ts';

const sentTo = (email: string) => `If there is an account with ${email}, the link is on its way.`;

test('a forgotten password: the link of the e-mail leads to a new one, once', async ({ page }) => {
  const member = await memberAt('survey');
  await page.goto('/login');
  await follow(page, 'Forgot your password?');
  await expectHeading(page, 'Forgot your password?');
  await press(page, 'Send me the link');
  await expect(page.getByRole('alert')).toContainText('Enter your e-mail');
  await expectAccessible(page, 'forgotten password');
  await page.getByLabel('E-mail').fill(member.email);
  await press(page, 'Send me the link');
  await expect(page.getByText(sentTo(member.email))).toBeVisible();

  const link = `/account?mode=resetPassword&oobCode=${await newestResetCode(member.email)}`;
  await page.goto(link);
  await expectHeading(page, 'Choose a new password');
  await expect(page.getByText(`For your account ${member.email}.`)).toBeVisible();
  await page.getByLabel('New password').fill('short');
  await press(page, 'Save the new password');
  await expect(page.getByRole('alert')).toContainText('Use 8 characters or more for your password');
  await expectAccessible(page, 'new password');
  const password = 'four quite new words';
  await page.getByLabel('New password').fill(password);
  await press(page, 'Save the new password');
  await expectHeading(page, 'Your password is changed');

  await follow(page, 'Sign in');
  await fillSignIn(page, { ...member, password });
  await expectStep(page, 'survey');
});
