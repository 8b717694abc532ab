import type { Page } from '@playwright/test';
import { demoPassword } from '#scripts/seed/people.ts';
import { memberAt, type Member } from './fixtures/member.ts';
import { newPerson, type Person } from './fixtures/person.ts';
import type { Database } from './fixtures/database.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAccessible, expectNothingFound, phone } from './steps/accessibility.ts';
import { signIn } from './steps/session.ts';

const specialist: Person = { ...newPerson(), email: 'specialist@novi.example', password: demoPassword };

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

/** One more visit of the patient with their specialist, the day before, of which nothing is written. */
async function talk(db: Database, { id }: Member): Promise<void> {
  // At a time of yesterday at which it is the same day by the clock of the specialist, in Chicago, and by that of the member.
  const starts = new Date(new Date().setUTCHours(17, 0, 0, 0) - 86_400_000 + Math.random() * 4 * 3_600_000);
  const slot = await db.row(
    `insert into slots (specialist_id, starts_at, ends_at)
     select s.specialist_id, $2::timestamptz, $2::timestamptz + interval '30 minutes'
     from visits v join slots s on s.id = v.slot_id where v.patient_id = $1 limit 1 returning id`,
    [id, starts.toISOString()],
  );
  const visit = await db.row(
    `insert into visits (patient_id, slot_id, medium, status) values ($1, $2, 'video', 'COMPLETED') returning id`,
    [id, slot['id']],
  );
  // A plan that was changed: its buttons and what it was before are a part of the sheet.
  const plan = (title: string, replaces: unknown) =>
    db.row(
      `insert into care_plans (patient_id, visit_id, title, items, author_id, replaces)
       select $1, $2, $3, $4, s.specialist_id, $5 from slots s where s.id = $6 returning id`,
      [id, visit['id'], title, JSON.stringify([item]), replaces, slot['id']],
    );
  const before = await plan('Your first plan', null);
  await plan('Your plan', before['id']);
}

const item = { what: 'Have a check.', who: 'patient', timing: '', due_on: null };

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a specialist writes a summary, reloads, previews and signs it, and the member reads it', async ({
  page,
  browser,
  db,
}) => {
  const patient = await memberAt('complete', newPerson('Ada', 'Quist'));
  await talk(db, patient);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, specialist, `/specialist/patients?patient=${patient.id}&part=visits`);
  const record = page.getByRole('region', { name: /^Ada Quist/ });
  await record.getByRole('link', { name: 'Write the summary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Visit summary: Ada Quist, \d+ years$/);
  await field(page, 'What matters most').fill('Your test found nothing that worries us.');
  await field(page, 'Why you came').fill('You wanted to know about your risk.');
  await page.getByRole('combobox', { name: 'What the test has shown' }).selectOption('no-change-found');
  await field(page, 'The result in plain words').fill('The lab found no harmful change.');
  await field(page, 'What this means for your relatives').fill('Your sister can ask for a test of her own.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectNothingFound(page, 'writing');
  await expect(record).toBeVisible();

  await page.reload();
  await expect(field(page, 'What this means for your relatives')).toHaveValue(/^Your sister/);
  await page.setViewportSize(phone);
  await expect(record).toBeHidden();
  await expectAccessible(page, 'writing on a phone');
  await press(page, 'Show the record');
  const drawer = page.getByRole('dialog', { name: /^Ada Quist/ });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await press(page, 'See it as the patient will');
  const sheet = page.getByRole('article', { name: /^Your visit on/ });
  await expect(sheet).toContainText('Your sister can ask for a test of her own.');
  await expectAccessible(page, 'preview on a phone');
  await page.goBack();
  await expect(field(page, 'What matters most')).toBeVisible();
  await page.goForward();
  const previewed = await sheet.innerText();
  await press(page, 'Sign it');
  await expect(page.getByText('Signed', { exact: true })).toBeVisible();
  await expectNothingFound(page, 'signed');
  expect(
    await db.rows(`select kind from messages where recipient_id = $1 and kind = 'something-waits'`, [patient.id]),
  ).not.toEqual([]);

  const context = await browser.newContext({ viewport: phone });
  const theirs = await context.newPage();
  await signIn(theirs, patient, '/member/dashboard');
  await theirs.getByRole('main').getByRole('link', { name: 'Read the summary' }).first().click();
  await expect(theirs.getByRole('article')).toContainText('Your sister can ask for a test of her own.');
  // Nothing stands there that the preview did not show, and nothing is missing.
  expect(await theirs.getByRole('article').innerText()).toBe(previewed);
  await context.close();
});
