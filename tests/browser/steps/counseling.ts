import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './screen.ts';

/** The free times of the day that is chosen. */
export function times(page: Page): Locator {
  return page.getByRole('radiogroup', { name: /^Choose a time on/ }).getByRole('radio');
}

/** Tests run beside each other, and a time is free for one of them: each books on days of its own, by their place here. */
const daysOfTests = [
  'booked by keyboard',
  'journey by keyboard',
  'race',
  'after the race',
  'accessible',
  'text at 200 %',
  'journey',
  'booked',
  'moved',
] as const;

export type DayOfTest = (typeof daysOfTests)[number];

/**
 * A day that no other test books, as a choice of the week that holds it: weeks are gone through until it comes.
 * @param goLater how somebody goes on to the next week
 */
export async function findDay(
  page: Page,
  test: DayOfTest,
  { goLater = () => press(page, 'Later week') }: { goLater?: () => Promise<void> } = {},
): Promise<Locator> {
  const days = page.getByRole('radiogroup', { name: 'Choose a day' }).getByRole('radio');
  const week = page.getByRole('status').filter({ hasText: /^Week of/ });
  for (let ahead = daysOfTests.indexOf(test); ;) {
    await expect(days.first()).toBeVisible();
    const shown = await days.count();
    if (ahead < shown) return days.nth(ahead);
    ahead -= shown;
    const before = await week.innerText();
    await goLater();
    await expect(week).not.toHaveText(before);
  }
}

/** Chooses a day that no other test books among all there are, and leaves the time open. */
export async function chooseDay(page: Page, test: DayOfTest): Promise<void> {
  await (await findDay(page, test)).check();
}

export async function chooseVideo(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Video/ }).check();
}

export async function book(page: Page): Promise<void> {
  await press(page, 'Book this visit');
}
