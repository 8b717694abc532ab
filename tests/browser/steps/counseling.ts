import type { Locator, Page } from '@playwright/test';
import { press } from './screen.ts';

/** The free times of the day that is chosen. */
export function times(page: Page): Locator {
  return page.getByRole('radiogroup', { name: /^Choose a time on/ }).getByRole('radio');
}

/** Chooses a day by its place in the list, and leaves the time open. */
export async function chooseDay(page: Page, place: number): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Choose a day' }).getByRole('radio').nth(place).check();
}

export async function chooseVideo(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Video/ }).check();
}

export async function book(page: Page): Promise<void> {
  await press(page, 'Book this visit');
}
