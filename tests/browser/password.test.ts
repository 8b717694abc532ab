import { makeIdentity, newestResetCode } from './fixtures/identity.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { follow, press, expectHeading, expectStep } from './steps/screen.ts';
import { fillSignIn, signInByForm } from './steps/session.ts';

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

test('the old password is refused after the change, and so is the link', deep, async ({ page, person, complaints }) => {
  complaints.expect(/status of 400/, 'Sign-in failed');
  await makeIdentity(person);
  await page.goto('/account?mode=forgotPassword');
  await page.getByLabel('E-mail').fill(person.email);
  await press(page, 'Send me the link');
  await expect(page.getByText(sentTo(person.email))).toBeVisible();
  const link = `/account?mode=resetPassword&oobCode=${await newestResetCode(person.email)}`;
  await page.goto(link);
  await page.getByLabel('New password').fill('four quite new words');
  await press(page, 'Save the new password');
  await expectHeading(page, 'Your password is changed');

  await signInByForm(page, person);
  await expect(page.getByRole('alert')).toContainText('The e-mail or the password is not right.');
  await page.goto(link);
  await expectHeading(page, 'This link does not work anymore');
  await follow(page, 'Ask for a new link');
  await expectHeading(page, 'Forgot your password?');
});

test('an e-mail without an account gets the same answer', deep, async ({ page, person }) => {
  await page.goto('/account?mode=forgotPassword');
  await page.getByLabel('E-mail').fill(person.email);
  await press(page, 'Send me the link');
  await expect(page.getByText(sentTo(person.email))).toBeVisible();
  expect(await newestResetCode(person.email)).toBeUndefined();
});
