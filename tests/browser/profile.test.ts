import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { press } from './steps/screen.ts';
import { signIn, signInByForm } from './steps/session.ts';

/** The close page's password form, filled in and sent. */
async function prove(page: Page, password: string): Promise<void> {
  await page.getByLabel('Your current password').fill(password);
  await press(page, 'Go on');
}

test('a member leaves numbers, chooses which one to try first, and removes one', deep, async ({ page, db }) => {
  await page.setViewportSize(phone);
  const member = await memberAt('survey');
  await signIn(page, member);
  await page.waitForURL('**/member/**');
  const add = async (number: string, first: boolean) => {
    await page.goto('/member/profile');
    await page.getByRole('link', { name: 'Add a number' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a phone number');
    await page.getByLabel('Phone number').fill(number);
    await page.getByLabel('You may send me texts').check();
    if (first) await page.getByLabel('Try this number first').check();
    await expectAccessible(page, 'a phone');
    await press(page, 'Save this number');
    await expect(page).toHaveURL(/\/member\/profile$/);
  };
  await add('312 555 0142', false);
  await add('(312) 555-0143', true);
  const phones = page.getByRole('region', { name: 'Your phones' });
  await expect(phones.getByRole('listitem').first()).toContainText('(312) 555-0143');
  await expect(phones.getByRole('listitem').first()).toContainText('We try this number first');

  await phones.getByRole('link', { name: 'Change (312) 555-0143' }).click();
  await press(page, 'Remove this number');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page, 'the question before a phone is removed');
  await press(page, 'Remove it');
  await expect(phones.getByRole('listitem')).toHaveCount(1);
  const left = await db.row('select number, is_primary from user_phones where user_id = $1', [member.id]);
  expect(left).toEqual({ number: '+13125550142', is_primary: true });
});

test('a member takes their data along, in both forms', deep, async ({ page }) => {
  const member = await memberAt('counseling');
  await signIn(page, member);
  await page.waitForURL('**/member/**');
  await page.goto('/member/profile');
  for (const [button, name, word] of [
    ['Download all my data', /^novi-my-data-[\d-]+\.json$/, member.email],
    ['Download my health record', /^novi-health-record-[\d-]+\.fhir\.json$/, '"resourceType": "Bundle"'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
    expect(file.suggestedFilename()).toMatch(name);
    expect(await readFile(await file.path(), 'utf8')).toContain(word);
  }
});

test('a member closes the account by keyboard, is signed out, and can’t come in again', async ({
  page,
  db,
  complaints,
}) => {
  await page.setViewportSize(phone);
  const member = await memberAt('counseling');
  await signIn(page, member);
  await page.waitForURL('**/member/**');
  await page.goto('/member/profile');
  await page.getByRole('link', { name: 'Close my account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Close your account');
  await expectAccessible(page, 'what closing the account means');

  await page.getByLabel('Your current password').focus();
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  const keep = page.getByRole('button', { name: 'Keep my account' });
  await expect(keep).toBeFocused();
  await expectAccessible(page, 'the last question before the account is closed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await db.count('select count(*) from users where id = $1 and closed_at is null', [member.id])).toBe(1);

  await prove(page, member.password);
  await expect(keep).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Close my account for good' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is closed');
  await expectAccessible(page, 'after the account is closed');
  expect(await db.count('select count(*) from user_emails where user_id = $1', [member.id])).toBe(0);

  await page.goto('/member/profile');
  await expect(page).not.toHaveURL(/\/member\//);
  complaints.expect(/status of 400/, 'Sign-in failed');
  await signInByForm(page, member);
  await expect(page.getByRole('alert')).toContainText('The e-mail or the password is not right.');
});

test(
  'a reply that is lost on the way closes the account once, and the second press says so',
  deep,
  async ({ page, db, complaints }) => {
    const member = await memberAt('survey');
    await signIn(page, member);
    await page.waitForURL('**/member/**');
    await page.goto('/member/profile/close');
    await prove(page, member.password);
    let isLost = false;
    await page.route('**/api/v1/users/*', async (route) => {
      if (isLost || route.request().method() !== 'DELETE') return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    complaints.expect(/ERR_CONNECTION_RESET/);
    await press(page, 'Close my account for good');
    await expect(page.getByText('Press the button again.')).toBeVisible();
    await press(page, 'Close my account for good');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is closed');
    expect(await db.count('select count(*) from users where id = $1 and closed_at is not null', [member.id])).toBe(1);
  },
);
