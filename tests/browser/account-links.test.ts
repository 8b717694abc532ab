import type { Page } from '@playwright/test';
import { linkKinds } from '#machines/account/action-link.ts';
import { answered } from './fixtures/console.ts';
import { codesSent, isVerified, sendVerification } from './fixtures/identity.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson, type Person } from './fixtures/person.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { activate, type } from './steps/keyboard.ts';
import { expectHeading, expectStep, follow, press } from './steps/screen.ts';
import { fillSignIn, signIn, signInByForm } from './steps/session.ts';
import { signUp } from './steps/sign-up.ts';

const spent = 'This link does not work anymore';
/** Opens the newest link of a kind that was sent to an e-mail. */
async function openLink(page: Page, mode: string, email: string, mail: Parameters<typeof codesSent>[1]): Promise<void> {
  await page.goto(`/account?mode=${mode}&oobCode=${(await codesSent(email, mail)).at(-1)}`);
}

async function askForNewEmail(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('New e-mail').fill(email);
  await page.getByLabel('Your current password').fill(password);
  await press(page, 'Send me the link');
}

test('a new person is sent one link, goes on without it, and confirms the e-mail by a press', async ({
  page,
  person,
  complaints,
}) => {
  complaints.expect(answered(400));
  await signUp(page, person);
  await expect.poll(() => codesSent(person.email, 'VERIFY_EMAIL')).toHaveLength(1);
  await page.goto('/member/profile');
  await expect(page.getByText('This e-mail is not confirmed yet.')).toBeVisible();
  await follow(page, 'Confirm your e-mail');
  await expectHeading(page, 'Confirm your e-mail');
  await follow(page, 'Go on without it for now');
  await expectStep(page, 'welcome');

  await openLink(page, 'verifyEmail', person.email, 'VERIFY_EMAIL');
  const link = page.url();
  await expect(page.getByText(`You opened the link for ${person.email}.`)).toBeVisible();
  expect(await isVerified(person)).toBe(false);
  await expectAccessible(page, 'a link to confirm the e-mail');
  await press(page, 'Confirm this e-mail');
  await expectHeading(page, 'Your e-mail is confirmed');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page, 'the e-mail is confirmed');
  expect(await isVerified(person)).toBe(true);
  await follow(page, 'Continue');
  await expectStep(page, 'welcome');
  await page.goto('/member/profile');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await page.goto(link);
  await expectHeading(page, spent);
  await expectAccessible(page, 'a link that is spent');
  await follow(page, 'See if it is confirmed');
  await expectHeading(page, 'Your e-mail is confirmed');
  await expect(page.getByText(`${person.email} is yours.`)).toBeVisible();
});

test('the e-mail is changed by the link in the new mailbox, and signs in from then on', async ({
  page,
  newDevice,
  complaints,
}) => {
  complaints.expect(answered(400), 'E-mail change failed FirebaseError (auth/invalid-credential)', 'Sign-in failed');
  const member = await memberAt('survey');
  const moved = { ...member, email: `new.${member.email}` };
  await signIn(page, member);
  await expectStep(page, 'survey');
  await page.goto('/member/profile');
  await follow(page, 'Change your e-mail');
  await expectHeading(page, 'Change your e-mail');
  await askForNewEmail(page, moved.email, 'not the password');
  await expect(page.getByRole('alert')).toContainText('Your current password is not right.');
  await expect(page.getByLabel('New e-mail')).toHaveValue(moved.email);
  await expectAccessible(page, 'change of e-mail, refused');
  await askForNewEmail(page, moved.email, member.password);
  await expectHeading(page, 'Check your new mailbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(`Until then you sign in with ${member.email}.`)).toBeVisible();
  await expectAccessible(page, 'change of e-mail, the link is sent');

  // Until the link is used, the old e-mail stays.
  const other = await newDevice();
  await signIn(other, member);
  await expectStep(other, 'survey');

  await openLink(page, 'verifyAndChangeEmail', moved.email, 'VERIFY_AND_CHANGE_EMAIL');
  const link = page.url();
  await expect(page.getByText(`with ${moved.email}, no longer with ${member.email}.`)).toBeVisible();
  await expectAccessible(page, 'a link to change the e-mail');
  await press(page, 'Change to this e-mail');
  await expectHeading(page, 'Your e-mail is changed');
  await expectAccessible(page, 'the e-mail is changed');
  await page.goto('/member/profile');
  await expect(page).not.toHaveURL('/member/profile');

  await signInByForm(page, member);
  await expect(page.getByRole('alert')).toContainText('The e-mail or the password is not right.');
  const looked = page.waitForRequest('**/api/v1/users/me/roles');
  await fillSignIn(page, moved);
  await looked;
  await expect(page).toHaveURL('/member/profile');
  await expect(page.getByText(moved.email)).toBeVisible();

  await page.goto(link);
  await expectHeading(page, spent);
});

test(
  'a link without its code, or for what we don’t know, leads to the account page, which leads in',
  deep,
  async ({ page }) => {
    for (const kind of linkKinds) {
      await page.goto(`/account?mode=${kind}`);
      await expectHeading(page, 'This link is not complete');
    }
    await page.goto('/account?mode=signIn&oobCode=whatever');
    await expectHeading(page, 'This link is not complete');
    await expectAccessible(page, 'a link that is not complete');
    await follow(page, 'Go to your account');
    await expectHeading(page, 'Your account');
    for (const mode of ['changeEmail', 'changePassword']) {
      await page.goto(`/account?mode=${mode}`);
      await expectHeading(page, 'Sign in first');
    }
    await follow(page, 'Sign in');
    await expect(page).toHaveURL('/login');
  },
);

test.describe('in Spanish, with the keyboard alone', () => {
  test.use({ locale: 'es-MX' });

  test('a person confirms the e-mail and changes the password', deep, async ({ page }) => {
    const member: Person = await memberAt('survey', newPerson('Ana', 'Ruiz'));
    await sendVerification(member);
    await openLink(page, 'verifyEmail', member.email, 'VERIFY_EMAIL');
    await expectHeading(page, 'Confirme su correo');
    await activate(page, page.getByRole('button', { name: 'Confirmar este correo' }));
    await expectHeading(page, 'Su correo está confirmado');
    await activate(page, page.getByRole('link', { name: 'Iniciar sesión' }));
    await expect(page).toHaveURL('/login');
    await type(page, page.getByLabel('Correo electrónico'), member.email);
    await type(page, page.getByLabel('Contraseña', { exact: true }), member.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/survey/);
    await page.goto('/account');
    await activate(page, page.getByRole('link', { name: 'Cambiar su contraseña' }));
    await expectHeading(page, 'Cambie su contraseña');
    await type(page, page.getByLabel('Su contraseña actual'), member.password);
    await type(page, page.getByLabel('Contraseña nueva'), 'cuatro palabras bien nuevas ñ');
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Su contraseña ha cambiado');
    await expectAccessible(page, 'password changed, in Spanish');
  });
});
