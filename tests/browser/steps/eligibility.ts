import type { Page } from '@playwright/test';

/** Details of an adult in a state that is served. The names are there already, from the sign-up. */
export const anAdult = { month: 'March', day: '19', year: '1984', state: 'Illinois', zip: '60614' };

export async function fillEligibility(page: Page, details: Partial<typeof anAdult> = anAdult): Promise<void> {
  if (details.month) await page.getByLabel('Month').selectOption(details.month);
  if (details.day) await page.getByLabel('Day').fill(details.day);
  if (details.year) await page.getByLabel('Year').fill(details.year);
  if (details.state) await page.getByLabel('State or territory').selectOption(details.state);
  if (details.zip) await page.getByLabel('ZIP code').fill(details.zip);
}
