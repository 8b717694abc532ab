import { randomInt, randomUUID } from 'node:crypto';
import { daysAfter, formatIsoDate } from '#domain/dates.ts';
import { demoPassword } from '#scripts/seed/people.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson, type Person } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAccessible, expectNothingFound, phone } from './steps/accessibility.ts';
import { expectHeading } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

const specialist: Person = { ...newPerson(), email: 'specialist@novi.example', password: demoPassword };

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' });
test.slow();

test('a visit is found, looked at and canceled by keyboard alone; axe finds nothing on the way', async ({
  page,
  db,
}) => {
  const patient = await memberAt('complete', newPerson('Ada', `Quist${randomUUID().slice(0, 8)}`));
  const name = `Ada ${patient.lastName}`;
  // Beyond the days for which there are slots, nobody is in the way.
  const date = daysAfter(formatIsoDate(new Date()), randomInt(100, 3_000));
  await db.rows(
    `update slots set starts_at = $2, ends_at = $2::timestamptz + interval '45 minutes'
     where id in (select slot_id from visits where patient_id = $1)`,
    [patient.id, `${date}T10:00:00Z`],
  );
  await db.rows(`update visits set status = 'SCHEDULED' where patient_id = $1`, [patient.id]);
  await signIn(page, specialist, `/specialist/appointments/upcoming?day=${date}`);
  await expectHeading(page, 'Upcoming appointments');
  const link = page.getByRole('link', { name, exact: true });
  await expect(link.last()).toBeVisible();
  const record = page.getByRole('region', { name: new RegExp(`^${name}, \\d+ years$`) });

  // From row to row, into the record and back.
  await page.keyboard.press('j');
  await expect(link.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(record.getByRole('heading', { name }).first()).toBeFocused();
  await expect(record.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(link.last()).toBeFocused();

  // The week as a grid.
  await page.keyboard.press('w');
  const grid = page.getByRole('grid', { name: 'Visits of the week' });
  const inGrid = grid.getByRole('link', { name: new RegExp(`${name}$`) });
  await expect(inGrid).toBeVisible();
  await expectNothingFound(page, 'the week of a specialist');
  await inGrid.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(inGrid).toBeFocused();

  // Beside a record it has less room, and none of it lies out of sight.
  const isBeside = await page.evaluate(() => matchMedia('(min-width: 80rem)').matches);
  expect(isBeside).toBe(true);
  await page.keyboard.press('Enter');
  await expect(record.getByRole('tab', { name: 'Overview' })).toBeVisible();
  expect(await grid.evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(inGrid).toBeFocused();

  // By name from the palette, which gives the focus to what it opens.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Type a part of its name' })).toBeFocused();
  await expectNothingFound(page, 'the palette of commands');
  await page.keyboard.type(patient.lastName);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(record.getByRole('heading', { name }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();

  await page.keyboard.press('l');
  const menu = page.getByRole('button', { name: `What to do with the visit of ${name}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Hand over to a colleague' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cancel the visit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await expect(question.getByRole('textbox')).toBeFocused();
  await expectNothingFound(page, 'canceling a visit as a specialist');
  await page.keyboard.type('I am ill that day.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const stored = await db.rows('select status from visits where patient_id = $1', [patient.id]);
  expect(stored).toEqual([{ status: 'CANCELED' }]);
});

test('a day of twelve visits is seen at once on a laptop, and each as much as it says', async ({ page, db }) => {
  // A name of 30 letters has the room of the topic that there is none of.
  const patient = await memberAt('complete', newPerson('Ada-Max', `Oyelaran-Quist${randomUUID().slice(0, 8)}`));
  const date = daysAfter(formatIsoDate(new Date()), randomInt(100, 3_000));
  await db.rows(
    `with made as (insert into slots (specialist_id, starts_at, ends_at)
       select s.specialist_id, at, at + interval '45 minutes' from visits v join slots s on s.id = v.slot_id,
         generate_series($2::timestamptz, $2::timestamptz + interval '495 minutes', interval '45 minutes') at
       where v.patient_id = $1 returning id)
     insert into visits (patient_id, slot_id, medium, status, superseded_at) select $1, id, 'video', 'SCHEDULED', now() from made`,
    [patient.id, `${date}T14:00:00Z`],
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, specialist, `/specialist/appointments/upcoming?view=day&day=${date}`);
  const rows = page.getByRole('listitem').filter({ hasText: patient.lastName });
  await expect(rows).toHaveCount(12);
  for (const row of await rows.all()) {
    await expect(row).toBeInViewport({ ratio: 1 });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(40);
    await expect(row).toContainText('Results in');
  }
});

test('past visits fit the smallest window', async ({ page }) => {
  await signIn(page, specialist, '/specialist/appointments/past');
  await expectHeading(page, 'Past appointments');
  await expect(page.getByRole('heading', { name: 'All past visits' })).toBeVisible();
  await page.setViewportSize(phone);
  await expectAccessible(page, 'past visits');
});
