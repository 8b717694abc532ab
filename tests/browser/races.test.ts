import type { Page } from '@playwright/test';
import { answered } from './fixtures/console.ts';
import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import * as counseling from './steps/counseling.ts';
import { chooseToShare } from './steps/release-of-information.ts';
import { expectStep } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

test('of two people who want the same time, the second is told and books another', async ({
  page,
  newDevice,
  db,
  complaints,
}) => {
  complaints.expect(answered(409));
  const [first, second] = await Promise.all([memberAt('counseling'), memberAt('counseling')]);
  const other = await newDevice();
  await signIn(page, first);
  await signIn(other, second);
  const slot = await chooseFirstTime(page);
  expect(await chooseFirstTime(other)).toBe(slot);
  await other.getByLabel('What would you like to talk about?').fill('My sister');

  await counseling.book(page);
  await expect(page).toHaveURL('/member/dashboard');
  await counseling.book(other);
  await expect(other.getByRole('status').filter({ hasText: 'That time is no longer free' })).toBeFocused();
  await expect(other.getByLabel('What would you like to talk about?')).toHaveValue('My sister');
  await expect(other.locator(`input[value="${slot}"]`)).toHaveCount(0);

  await counseling.chooseDay(other, 'after the race');
  await counseling.times(other).first().check();
  await counseling.book(other);
  await expect(other).toHaveURL('/member/dashboard');
  const visits = await db.rows('select slot_id, topic from visits where patient_id = any($1)', [[first.id, second.id]]);
  expect(visits.filter(({ slot_id }) => slot_id === slot)).toEqual([{ slot_id: slot, topic: '' }]);
  expect(visits.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['', 'My sister']));
});

test('the question which draft to keep never covers what is typed in, nor what the Tab key leads to', async ({
  page,
  newDevice,
  complaints,
}) => {
  complaints.expect(answered(412));
  const member = await memberAt('release-of-information');
  const other = await newDevice();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, member);
  await signIn(other, member);
  await chooseToShare(page);
  await chooseToShare(other);
  const recipient = (device: Page) => device.getByLabel('Who may get it?');
  await recipient(page).focus();
  await recipient(other).fill('Dr. Ana Ruiz');
  await expect(other.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();

  await recipient(page).evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await recipient(page).fill('Dr. Lee');
  const conflict = page.getByRole('status').filter({ hasText: 'You changed this in another tab' });
  await expect(conflict.first()).toBeInViewport({ ratio: 1 });
  await expect.poll(() => hasFocusUncovered(page)).toBe(true);
  for (const next of [page.getByLabel('Who may share it?'), page.getByLabel('My health care')]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await expect.poll(() => hasFocusUncovered(page)).toBe(true);
  }
});

/** Whether what has the focus is what is seen at its top and at its foot. */
function hasFocusUncovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const field = document.activeElement!;
    const { left, width, top, bottom } = field.getBoundingClientRect();
    return [top + 4, bottom - 4].every((at) => field.contains(document.elementFromPoint(left + width / 2, at)));
  });
}

/** Chooses the first free time of a day, and gives its slot. */
async function chooseFirstTime(page: Page): Promise<string> {
  await expectStep(page, 'counseling');
  await counseling.chooseDay(page, 'race');
  await counseling.times(page).first().check();
  await counseling.chooseVideo(page);
  return counseling.times(page).first().inputValue();
}
