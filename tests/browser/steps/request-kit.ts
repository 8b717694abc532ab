import type { Locator, Page } from '@playwright/test';
import { expectHeading, press } from './screen.ts';

export async function consentToTest(page: Page): Promise<void> {
  await page.getByLabel('I have read this, my questions are answered').check();
  await press(page, 'Continue');
  await expectHeading(page, 'Where should we send your kit?');
}

/** State and zip are there already, from the eligibility. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Street address').fill('12 Maple Street');
  await page.getByLabel('City').fill('Chicago');
}

/** Up to the page that shows the whole order. */
export async function prepareOrder(page: Page): Promise<void> {
  await consentToTest(page);
  await fillAddress(page);
  await press(page, 'Continue');
  await expectHeading(page, 'Check your order');
}

export function orderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Order my kit' });
}
