import type { Page } from '@playwright/test';
import { expectHeading, expectStep, press } from './screen.ts';

export async function fillRelease(page: Page): Promise<void> {
  await page.getByLabel('Genetic test results').check();
  await page.getByLabel('Who may get it?').fill('Dr. Ana Ruiz, Riverside Clinic');
  await page.getByLabel('My health care').check();
}

/** From the filled-in form to the page with the whole text and the signature. */
export async function goToSigning(page: Page): Promise<void> {
  await press(page, 'Continue');
  await expectHeading(page, 'Check and sign');
}

export async function signRelease(page: Page, name: string): Promise<void> {
  await page.getByLabel('I have read this form').check();
  await page.getByLabel('Type your full name to sign').fill(name);
  await press(page, 'Sign this form');
}

export async function completeRelease(page: Page, name: string): Promise<void> {
  await fillRelease(page);
  await goToSigning(page);
  await signRelease(page, name);
  await expectStep(page, 'request-genetic-test-kit');
}
