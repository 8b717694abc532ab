import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, expectNothingFound, phone } from './steps/accessibility.ts';
import * as counseling from './steps/counseling.ts';
import { activate, enter, pick } from './steps/keyboard.ts';
import { expectHeading, expectStep, follow, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visit is booked in a zone of one’s choice, saved to a calendar, moved, and canceled', async ({ page, db }) => {
  await page.setViewportSize(phone);
  const member = await memberAt('counseling');
  await signIn(page, member);
  await expectStep(page, 'counseling');
  await expect(page.getByText('until 24 hours before your visit')).toBeVisible();
  await expect(page.getByText(/^All times are in Eastern Time/)).toBeVisible();
  await expect(page.getByText('You told us that you live in Illinois')).toBeVisible();
  await page.getByLabel('Show times in').selectOption('America/Chicago');
  await expect(page.getByText('You told us that you live in Illinois')).toHaveCount(0);
  await expectAccessible(page, 'booking in another zone');
  await counseling.chooseDay(page, 'booked');
  await counseling.times(page).last().check();
  await counseling.chooseVideo(page);
  await counseling.book(page);
  await expect(page).toHaveURL('/member/dashboard');
  await expect(page.getByText(/^(Tomorrow|In \d+ days)/).first()).toBeVisible();

  await page.goto('/member/counseling/');
  await expectHeading(page, 'Your visit is booked');
  await expect(page.getByText('Be in Illinois at that time')).toBeVisible();
  await expectAccessible(page, 'booked');
  const first = await calendarFile(page, 'Add to my calendar');
  const stored = await db.row(
    'select v.id, s.starts_at from visits v join slots s on s.id = v.slot_id where v.patient_id = $1',
    [member.id],
  );
  expect([first.uid, first.startsAt]).toEqual([stored['id'], (stored['starts_at'] as Date).toISOString()]);

  await follow(page, 'Change the time');
  await expectHeading(page, 'Change the time of your visit');
  await expectAccessible(page, 'moving');
  await counseling.chooseDay(page, 'moved');
  await counseling.times(page).first().check();
  await press(page, 'Move my visit');
  await expect(page.getByRole('status').filter({ hasText: 'Save the file again' })).toBeVisible();
  const second = await calendarFile(page, 'Add to my calendar');
  expect([second.uid, second.sequence, second.method]).toEqual([first.uid, 1, 'PUBLISH']);

  await press(page, 'Cancel the visit');
  await press(page, 'Yes, cancel it');
  await expect(page.getByRole('status').filter({ hasText: 'Your visit was canceled' })).toBeVisible();
  const third = await calendarFile(page, 'Remove it from my calendar');
  expect([third.uid, third.sequence, third.method]).toEqual([first.uid, 2, 'CANCEL']);
  await expectAccessible(page, 'canceled');
});

test('a visit is booked by keyboard alone, by phone, and says whom we call', deep, async ({ page }) => {
  await signIn(page, await memberAt('counseling'));
  await expectStep(page, 'counseling');
  const goLater = () => enter(page, 'Later week');
  await pick(page, await counseling.findDay(page, 'booked by keyboard', { goLater }));
  await pick(page, counseling.times(page).first());
  await activate(page, page.getByRole('radio', { name: /^Video/ }), 'Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('312');
  await activate(page, page.getByRole('button', { name: 'Book this visit' }));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Enter a US phone number');
  await page.getByLabel('Your phone number').fill('(312) 555-0142');
  await activate(page, page.getByRole('button', { name: 'Book this visit' }));
  await expect(page).toHaveURL('/member/dashboard');
  await expect(page.getByText('We call you at (312) 555-0142.').first()).toBeVisible();
});

test(
  'who lives where no specialist is licensed is told what to do, and sees times as soon as there are some',
  deep,
  async ({ page, db }) => {
    await page.clock.install();
    const member = await memberAt('counseling');
    await db.rows("update patients set state = 'GU', zip = '96910' where id = $1", [member.id]);
    await page.setViewportSize(phone);
    await signIn(page, member);
    await expect(page.getByText('We have no counselor for your state now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Book this visit' })).toHaveCount(0);
    await expectAccessible(page, 'no free times');
    await db.rows("update patients set state = 'IL', zip = '60614' where id = $1", [member.id]);
    await page.clock.runFor(31_000);
    await expect(page.getByRole('radiogroup', { name: 'Choose a day' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('contentinfo').getByText('Español').click();
    await expect(page.getByText(/^Todas las horas son de esta zona/)).toBeVisible();
    await expectNothingFound(page, 'booking, in Spanish');
  },
);

/** Saves the calendar file, and reads it with another library. */
async function calendarFile(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await press(page, button);
  const file = await download;
  expect(file.suggestedFilename()).toBe('appointment.ics');
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    method: String(calendar.getFirstPropertyValue('method')),
  };
}
