import { answered, noAnswer, noRecord } from './fixtures/console.ts';
import { makeIdentity, setClaims, signInAt } from './fixtures/identity.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectStep, press, refusalOn } from './steps/screen.ts';
import { fillSignIn, signOut, signIn, signInByForm } from './steps/session.ts';
import { fillDetails, fillSignUp, signUp } from './steps/sign-up.ts';

const usersOf = 'select count(*) from users where firebase_id = $1';

test('a new person signs up, and the record and the claims are there', deep, async ({ page, person, db }) => {
  await signUp(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome to Novi, ${person.firstName}`);

  const user = await db.row(
    'select u.* from users u join user_emails e on e.user_id = u.id where e.email_address = $1',
    [person.email],
  );
  expect(user).toMatchObject({
    first_name: person.firstName,
    last_name: person.lastName,
    role: 'member',
    step: 'welcome',
  });
  expect(user['agreed_to_terms_at']).toBeInstanceOf(Date);
  expect(await db.count('select count(*) from patients where id = $1', [user['id']])).toBe(1);
});

test('a wrong password and an unknown e-mail read the same', deep, async ({ page, person, complaints }) => {
  complaints.expect(answered(400), 'Sign-in failed');
  await makeIdentity(person);
  const sentence = 'The e-mail or the password is not right. Check both and try again.';
  await signInByForm(page, { ...person, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText(sentence);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);

  await signInByForm(page, { ...person, email: `nobody.${person.email}` });
  await expect(page.getByRole('alert')).toContainText(sentence);
});

test(
  'an e-mail that has an account is told so at sign-up, and what was typed stays',
  deep,
  async ({ page, person, complaints }) => {
    complaints.expect(answered(400), 'Sign-up failed');
    await makeIdentity(person);
    await page.goto('/signup');
    await fillSignUp(page, person);
    await press(page, 'Create account');
    await expect(page.getByRole('alert')).toContainText('There is already an account with this e-mail.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
  },
);

test(
  'a sign-up that broke off before its record was made is finished at the next sign-in',
  deep,
  async ({ page, person, db, complaints }) => {
    complaints.expect(...noRecord);
    const { uid } = await makeIdentity(person);
    await signInByForm(page, person);
    await expect(page.getByRole('heading', { name: 'Finish your account' })).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    expect(await db.count(usersOf, [uid])).toBe(0);

    await fillDetails(page, person);
    await press(page, 'Finish');
    await expectStep(page, 'welcome');
    expect(await db.count(usersOf, [uid])).toBe(1);
  },
);

test(
  'a sign-up whose record fails keeps what was typed and works at the second try',
  deep,
  async ({ page, person, db, complaints }) => {
    complaints.expect(noAnswer, 'Sign-up failed');
    await page.route('**/api/v1/users', (route) => route.abort(), { times: 1 });
    await page.goto('/signup');
    await fillSignUp(page, person);
    await press(page, 'Create account');
    await expect(page.getByRole('heading', { name: 'Finish your account' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
    await expect(page.getByLabel('I agree to the terms of service')).toBeChecked();

    await press(page, 'Finish');
    await expectStep(page, 'welcome');
    const { uid } = await signInAt(person);
    expect(await db.count(usersOf, [uid])).toBe(1);
  },
);

test('an account whose claims never arrived gets them at sign-in', deep, async ({ page }) => {
  const member = await memberAt('welcome');
  const { uid } = await signInAt(member);
  await setClaims(uid, {});

  await signInByForm(page, member);
  await expectStep(page, 'welcome');
});

test('a deep link to a step that is not open yet leads to the open one, with the reason', deep, async ({ page }) => {
  const member = await memberAt('welcome');
  await page.goto('/member/counseling/');
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await fillSignIn(page, member);
  await expectStep(page, 'welcome');
  await expect(refusalOn(page)).toContainText('“Book your visit” is not open yet.');
});

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
