import { expect, type Page } from '@playwright/test';
import { readPdf } from '../../server/setup/pdf.ts';
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

/** Opens the PDF about signing on a screen, and reads the code in it, as a person does. */
export async function readCode(page: Page, button = 'Open the PDF with your code'): Promise<string> {
  const answer = page.waitForResponse((response) => /\/documents\/[0-9a-f-]{36}$/.test(response.url()));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const { text } = await readPdf(await (await answer).body());
  await (await opened).close();
  const code = /(?:Your code|Su código): (\d{4})/.exec(text)?.[1];
  expect(code).toBeDefined();
  return code ?? '';
}

/** Agrees to sign on a screen, with the code of the PDF. */
export async function agreeToScreen(page: Page): Promise<void> {
  await page.getByLabel('Type the code that stands in the PDF').fill(await readCode(page));
  await page.getByLabel('I opened the PDF, and I agree to sign on a screen.').check();
}

export async function signRelease(page: Page, name: string): Promise<void> {
  await agreeToScreen(page);
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
