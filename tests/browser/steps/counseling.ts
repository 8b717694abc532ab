import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './screen.ts';

/** The free times of the day that is chosen. */
export function times(page: Page): Locator {
  return page.getByRole('radiogroup', { name: /^Choose a time on/ }).getByRole('radio');
}

/**
 * Tests run beside each other, and a time is free for one of them: each books on days of its own, by their place here.
 * The faults come last, and have a day for each cell of theirs.
 */
const daysOfTests = [
  'booked by keyboard',
  'journey by keyboard',
  'race',
  'after the race',
  'accessible',
  'journey',
  'booked',
  'moved',
  'too late to cancel',
  'about to begin',
  'faults',
] as const;

type DayOfTest = (typeof daysOfTests)[number];

/** A day that no other test books, as a choice of the list: the first eight are shown at once. */
export function dayFor(page: Page, test: DayOfTest, cell = 0): Locator {
  const days = page.getByRole('radiogroup', { name: 'Choose a day' }).getByRole('radio');
  return days.nth(daysOfTests.indexOf(test) + cell);
}

/** Chooses a day that no other test books among all there are, and leaves the time open. */
export async function chooseDay(page: Page, test: DayOfTest, cell = 0): Promise<void> {
  const day = dayFor(page, test, cell);
  await expect(dayFor(page, daysOfTests[0])).toBeVisible();
  if ((await day.count()) === 0) await press(page, 'Show more days');
  await day.check();
}

export async function chooseVideo(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Video/ }).check();
}

export async function book(page: Page): Promise<void> {
  await press(page, 'Book this visit');
}
