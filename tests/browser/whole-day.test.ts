import type { Page } from '@playwright/test';
import type { Database } from './fixtures/database.ts';
import type { Member } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { bookVisit, newCounselor, offerTime, patientReady } from './fixtures/visits.ts';
import { expectAccessible, expectNothingFound } from './steps/accessibility.ts';
import { activate, enter, pick, type } from './steps/keyboard.ts';
import { expectHeading } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

const hour = 3_600_000;
const laptop = { width: 1280, height: 900 };

// Noon for the specialist, whenever it runs: the whole day is one day of theirs.
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: zoneAtNoon(), viewport: laptop });
test.slow();

test(
  'a specialist’s whole day by keyboard alone: five visits, of which one comes in meanwhile',
  deep,
  async ({ page, newDevice, db }) => {
    const { counselor, patients, freeTime } = await theDay(db);
    const { talked, missed, moved, canceled, booked } = patients;
    // A pointer would be a complaint of the page, and fail the test.
    await page.addInitScript(() => addEventListener('pointerdown', () => console.error('A pointer was used.'), true));
    await page.clock.install();
    await signIn(page, counselor, '/specialist/appointments/upcoming');
    await expectHeading(page, 'Upcoming appointments');
    await expect(nameOf(page, canceled)).toBeVisible();

    await test.step('a booking comes in', async () => {
      await bookVisit(booked.member, booked.slotId);
      await page.clock.fastForward(16_000);
      await expect(page.getByText(/^New visit: Eve Quist/)).toHaveRole('status');
      await expect(nameOf(page, booked)).toBeVisible();
      await expectLooks(page, 'the day');
    });

    await test.step('one took place, and one was missed', async () => {
      await openMenu(page, talked);
      await expectLooks(page, 'what can be done with a visit');
      await page.keyboard.press('Enter');
      await answer(page, 'Did this visit take place?', 'Yes, it took place');
      await expect(rowOf(page, talked)).toContainText('Took place');

      await openMenu(page, missed);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await answer(page, 'Was this visit missed?', 'Yes, it was missed');
      await expect(rowOf(page, missed)).toContainText('Missed');
    });

    await test.step('one is moved to a free time', async () => {
      await openMenu(page, moved);
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: 'Move this visit' });
      const days = question.getByRole('radiogroup', { name: 'Choose a day' });
      await pick(page, days.getByRole('radio'));
      await pick(page, question.getByRole('radiogroup', { name: /^Choose a time on/ }).getByRole('radio'));
      await expectLooks(page, 'moving a visit');
      await activate(page, question.getByRole('button', { name: 'Move the visit' }));
      await expect(question).toBeHidden();
      await expect(page.getByRole('region', { name: /^Tomorrow/ })).toContainText('Cleo Quist');
    });

    await test.step('one is canceled with a reason', async () => {
      await openMenu(page, canceled);
      await page.keyboard.type('c');
      await expect(page.getByRole('menuitem', { name: 'Cancel the visit' })).toBeFocused();
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: 'Cancel this visit?' });
      await expect(question.getByRole('textbox')).toBeFocused();
      await page.keyboard.type('I am ill this afternoon.');
      await expectLooks(page, 'canceling a visit');
      await activate(page, question.getByRole('button', { name: 'Cancel the visit' }));
      await expect(question).toBeHidden();
      await expect(nameOf(page, canceled)).toHaveCount(0);
    });

    await test.step('what is owed is written, looked at and signed', async () => {
      await page.keyboard.press('2');
      await expectHeading(page, 'Past appointments');
      await expect(page.getByRole('heading', { name: 'Summaries to write (1)' })).toBeVisible();
      await expectLooks(page, 'past visits');
      await page.keyboard.press('j');
      await page.keyboard.press('Tab');
      await expect(rowOf(page, talked).first().getByRole('link', { name: 'To write' })).toBeFocused();
      await page.keyboard.press('Enter');
      const record = page.getByRole('region', { name: /^Ada Quist, \d+ years$/ });
      await expect(record.getByRole('heading', { name: /^Ada Quist/ }).first()).toBeFocused();
      const write = record.getByRole('link', { name: 'Write the summary' });
      await expect(write).toBeVisible();
      await expectNothingFound(page, 'the record beside past visits');
      await activate(page, write);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Visit summary: Ada Quist, \d+ years$/);
      await writeSummary(page);
      await expectLooks(page, 'a summary');
      await lookAndSign(page, 'a summary');
      await activate(page, record.getByRole('link', { name: 'Write the care plan' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Care plan: Ada Quist, \d+ years$/);
      await writePlan(page);
      await expectLooks(page, 'a plan');
      await lookAndSign(page, 'a plan');
    });

    await test.step('nothing is owed any more', async () => {
      await page.keyboard.press('2');
      await expectHeading(page, 'Past appointments');
      await expect(page.getByText('All summaries are written.')).toBeVisible();
    });

    await test.step('all is stored, and everybody is told', async () => {
      expect(await storedOf(db, counselor)).toEqual([
        ['Ada', 'COMPLETED', '', true, true],
        ['Bea', 'MISSED', '', false, false],
        ['Cleo', 'SCHEDULED', '', false, false],
        ['Dora', 'CANCELED', 'I am ill this afternoon.', false, false],
        ['Eve', 'SCHEDULED', '', false, false],
      ]);
      const [after] = await db.rows('select slot_id from visits where patient_id = $1', [moved.member.id]);
      expect(after).toEqual({ slot_id: freeTime });
      expect(await messagesTo(db, talked.member)).toEqual(['something-waits']);
      expect(await messagesTo(db, missed.member)).toEqual([]);
      expect(await messagesTo(db, moved.member)).toEqual(['visit-moved']);
      expect(await messagesTo(db, canceled.member)).toEqual(['visit-canceled']);
      expect(await messagesTo(db, booked.member)).toEqual(['visit-booked']);
      expect(await messagesTo(db, counselor)).toEqual(['visit-booked', 'visit-canceled', 'visit-moved']);

      const theirs = await newDevice();
      await signIn(theirs, talked.member, '/member/dashboard');
      const read = theirs.getByRole('main').getByRole('link', { name: 'Read the summary' }).first();
      await activate(theirs, read);
      await expect(theirs.getByRole('article')).toContainText('Your test found nothing that worries us.');
      await expect(theirs.getByRole('article')).toContainText('Have a mammogram once a year.');
    });
  },
);

/** A patient, and the time at which they have their visit. */
type Patient = { member: Member; slotId: string };

/** Four who have booked before, one who is about to, and a free time on the next day. */
async function theDay(db: Database) {
  const counselor = await newCounselor();
  // Visits begin at full hours.
  const noon = Math.floor(Date.now() / hour) * hour;
  const at = async (name: string, hours: number) => {
    const [member, slotId] = await Promise.all([
      patientReady(name, 'Quist'),
      offerTime(counselor, new Date(noon + hours * hour)),
    ]);
    return { member, slotId };
  };
  const [talked, missed, moved, canceled, booked] = await Promise.all([
    at('Ada', -3),
    at('Bea', -2),
    at('Cleo', 2),
    at('Dora', 3),
    at('Eve', 4),
  ]);
  const before = new Date(noon - 72 * hour);
  for (const { member, slotId } of [talked, missed, moved, canceled]) await bookVisit(member, slotId, before);
  // Kits go on by themselves, with e-mails of their own: these are through. What anybody was told before is not looked at.
  const everybody = [counselor, ...[talked, missed, moved, canceled, booked].map(({ member }) => member)];
  const ids = everybody.map(({ id }) => id);
  await db.rows(`update kits set status = 'COMPLETED' where patient_id = any($1)`, [ids]);
  await db.rows('delete from messages where recipient_id = any($1)', [ids]);
  const freeTime = await offerTime(counselor, new Date(noon + 24 * hour));
  return { counselor, freeTime, patients: { talked, missed, moved, canceled, booked } };
}

const fullName = ({ member: { firstName, lastName } }: Patient) => `${firstName} ${lastName}`;
const rowOf = (page: Page, patient: Patient) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: fullName(patient), exact: true }) });
const nameOf = (page: Page, patient: Patient) =>
  rowOf(page, patient).getByRole('link', { name: fullName(patient), exact: true });

/** Goes down to the visit of a patient, from wherever the focus is, and opens what can be done with it. */
async function openMenu(page: Page, patient: Patient): Promise<void> {
  const name = nameOf(page, patient);
  await expect(name).toBeVisible();
  const isThere = () => name.evaluate((element) => element === document.activeElement);
  for (let rows = 0; rows < 5 && !(await isThere()); rows += 1) await page.keyboard.press('j');
  await expect(name).toBeFocused();
  await page.keyboard.press('a');
  const menu = page.getByRole('menu', { name: `What to do with the visit of ${fullName(patient)}` });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
}

/** Says yes to a question that has the focus on its no. */
async function answer(page: Page, title: string, yes: string): Promise<void> {
  const question = page.getByRole('dialog', { name: title });
  await expect(question.getByRole('button', { name: 'Leave it as it is' })).toBeFocused();
  await expectLooks(page, title);
  await page.keyboard.press('Shift+Tab');
  await expect(question.getByRole('button', { name: yes })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}

async function writeSummary(page: Page): Promise<void> {
  const fill = (name: string, text: string) => type(page, page.getByRole('textbox', { name }), text);
  await fill('What matters most', 'Your test found nothing that worries us.');
  await fill('Why you came', 'You wanted to know about your risk.');
  const outcome = page.getByRole('combobox', { name: 'What the test has shown' });
  await type(page, outcome, 'No');
  await expect(outcome).toHaveValue('no-change-found');
  await fill('The result in plain words', 'The lab found no harmful change.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function writePlan(page: Page): Promise<void> {
  await type(page, page.getByRole('textbox', { name: 'Title' }), 'Your plan for the next year');
  await type(page, page.getByRole('textbox', { name: 'What to do' }), 'Have a mammogram once a year.');
  const who = page.getByRole('combobox', { name: 'Who does it' });
  await type(page, who, 'The p');
  await expect(who).toHaveValue('patient');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function lookAndSign(page: Page, what: string): Promise<void> {
  await enter(page, 'See it as the patient will');
  await expect(page.getByRole('heading', { name: 'This is what the patient will see' })).toBeFocused();
  await expectLooks(page, `${what} as the patient will see it`);
  await enter(page, 'Sign it');
  await expect(page.getByText('Signed', { exact: true })).toBeVisible();
  await expectLooks(page, `${what} that is signed`);
}

/** Axe finds nothing, and all fits 320 px. */
async function expectLooks(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await page.setViewportSize(laptop);
}

async function storedOf(db: Database, counselor: Member): Promise<unknown[]> {
  const rows = await db.rows(
    `select u.first_name, v.status, e.reason, exists (select from visit_summaries w where w.visit_id = v.id) as written,
       exists (select from care_plans p where p.visit_id = v.id) as planned
     from visits v join slots s on s.id = v.slot_id join users u on u.id = v.patient_id
     join lateral (select reason from visit_events where visit_id = v.id order by at desc limit 1) e on true
     where s.specialist_id = $1 order by u.first_name`,
    [counselor.id],
  );
  return rows.map(Object.values);
}

async function messagesTo(db: Database, { id }: Member): Promise<unknown[]> {
  // Those that the clock causes come or not, as the hour has it.
  const byClock = ['visit-reminder', 'visits-today'];
  const rows = await db.rows('select kind from messages where recipient_id = $1 and kind <> all($2) order by kind', [
    id,
    byClock,
  ]);
  return rows.map(({ kind }) => kind);
}

/** A time zone in which it is about noon now. The sign of these names is the wrong way round (POSIX). */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead > 0 ? `Etc/GMT-${ahead}` : ahead < 0 ? `Etc/GMT+${-ahead}` : 'Etc/GMT';
}
