import type { Page } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import { newSpecialist } from './fixtures/staff.ts';
import { expect, test } from './fixtures/test.ts';
import { expectNothingFound, phone } from './steps/accessibility.ts';
import { activate } from './steps/keyboard.ts';
import { expectHeading } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

const hours = '/specialist/appointments/upcoming?area=hours';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

const save = (page: Page) => page.getByRole('button', { name: 'Save my hours' });
const from = (page: Page, day: string) => page.getByLabel(`From: ${day}, hours 1`);
const saved = (page: Page) => page.getByText(/^Your hours are saved/);

/** Types a time into the browser’s own field, which has parts of its own. */
async function typeTime(page: Page, keys: string): Promise<void> {
  await page.keyboard.type(keys, { delay: 20 });
}

test('by keyboard alone: hours are added, copied, saved and offered; a booked visit outside is asked about and stays', async ({
  page,
  db,
}) => {
  const specialist = await newSpecialist();
  await signIn(page, specialist, hours);
  await expectHeading(page, 'Your hours');
  await activate(page, page.getByRole('button', { name: 'Add hours: Monday' }));
  await expect(from(page, 'Monday')).toBeFocused();
  await typeTime(page, '0800AM');
  await expect(from(page, 'Monday')).toHaveValue('08:00');
  await activate(page, page.getByRole('button', { name: 'Copy to …: Monday' }));
  await expect(page.getByRole('menuitem', { name: 'Monday to Friday' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(from(page, 'Friday')).toHaveValue('08:00');
  await activate(page, save(page));
  await expect(saved(page)).toBeVisible();
  expect(await db.count('select count(*) from slots where specialist_id = $1', [specialist.id])).toBeGreaterThan(300);
  await expectNothingFound(page, 'saved hours');

  const patient = await memberAt('survey');
  await db.rows(
    `insert into visits (patient_id, slot_id, medium)
     select $1, id, 'video' from slots where specialist_id = $2 order by starts_at desc limit 1`,
    [patient.id, specialist.id],
  );
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await activate(page, page.getByRole('button', { name: `Remove: ${day}, hours 1` }));
  await activate(page, save(page));
  const question = page.getByRole('alertdialog', { name: 'These visits would lie outside your hours' });
  await expect(question.getByRole('button', { name: 'Go back to the hours' })).toBeFocused();
  await expectNothingFound(page, 'the question about visits outside');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(save(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Go back to the hours' })).toBeFocused();
  await activate(page, question.getByRole('button', { name: 'Save and keep these visits' }));
  await expect(page.getByText('1 booked visit lies outside your hours')).toBeVisible();
  const left = await db.rows(
    'select v.status from slots s left join visits v on v.slot_id = s.id where specialist_id = $1',
    [specialist.id],
  );
  expect(left).toEqual([{ status: 'SCHEDULED' }]);
});

test('on a phone, nothing that has the focus stands behind the buttons that stay in sight, and all fits 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: phone.width, height: 640 });
  await signIn(page, await newSpecialist(), hours);
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday'])
    await page.getByRole('button', { name: `Add hours: ${day}` }).click();
  await page.getByRole('button', { name: 'Add a single visit' }).click();
  await from(page, 'Monday').focus();
  for (let step = 0; step < 40; step += 1) {
    expect(await page.evaluate(hiddenByBar)).toBe('');
    await page.keyboard.press('Tab');
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** What has the focus and lies behind the bar at the foot of the window, in words; nothing where it can be seen. */
function hiddenByBar(): string {
  const focused = document.activeElement;
  const bar = document.querySelector('[data-stays]');
  if (!focused || !bar || bar.contains(focused)) return '';
  const [field, foot] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  return field.bottom > foot.top && field.top < foot.bottom && field.left < foot.right
    ? `${focused.getAttribute('aria-label') ?? focused.textContent} at ${field.bottom} behind ${foot.top}`
    : '';
}
