import { readFile } from 'node:fs/promises';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

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
