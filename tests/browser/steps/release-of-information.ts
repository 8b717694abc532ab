import { expect, type Locator, type Page } from '@playwright/test';
import { readPdf } from '../../server/setup/pdf.ts';
import { memberAt } from '../fixtures/member.ts';
import { routeUntil } from './route-until.ts';
import { expectHeading, expectStep, follow, press } from './screen.ts';
import { signIn } from './session.ts';

/** From the question whether to share at all to the form. */
export async function chooseToShare(page: Page): Promise<void> {
  await page.getByLabel('Share with someone I choose').check();
  await press(page, 'Continue');
  await expectHeading(page, 'Who may see your results?');
}

/** The whole step for who shares with nobody: nothing is signed. */
export async function shareWithNobody(page: Page): Promise<void> {
  await page.getByLabel('Share with nobody').check();
  await press(page, 'Continue');
  await expectStep(page, 'request-genetic-test-kit');
}

export async function fillRelease(page: Page, form?: ReleaseForm): Promise<void> {
  await chooseToShare(page);
  await fillForm(page, form);
}

/** Who is to get what is released. */
type ReleaseForm = { recipient: string };

const usual: ReleaseForm = { recipient: 'Dr. Ana Ruiz, Riverside Clinic' };

export async function fillForm(page: Page, { recipient } = usual): Promise<void> {
  await page.getByLabel('Genetic test results').check();
  await page.getByLabel('Who may get it?').fill(recipient);
  await page.getByLabel('My health care').check();
}

/** From the filled-in form to the page with the whole text. */
export async function goToReading(page: Page): Promise<void> {
  await press(page, 'Continue');
  await expectHeading(page, 'Read it before you sign');
}

/** From the page with the whole text to the one where it is signed. */
export async function goToSigning(page: Page): Promise<void> {
  await follow(page, 'Go on to sign');
  await expectHeading(page, 'Sign the form');
}

/** A member before the page where the form is signed. */
export async function toSigning(page: Page, form?: ReleaseForm) {
  const member = await memberAt('release-of-information');
  await signIn(page, member);
  await fillRelease(page, form);
  await goToReading(page);
  await goToSigning(page);
  return member;
}

/** Opens the PDF about signing on a screen, by a click unless said otherwise, and reads the code in it, as a person does. */
export async function readCode(page: Page, open = (button: Locator) => button.click()): Promise<string> {
  let bytes = new Uint8Array();
  const allRead = await routeUntil(page, document, async (route) => {
    const response = await route.fetch();
    bytes = new Uint8Array(await response.body());
    await route.fulfill({ response });
  });
  const opened = page.waitForEvent('popup');
  await open(page.getByRole('button', { name: 'Open the PDF with your code' }));
  const tab = await opened;
  await expect.poll(() => bytes.length).toBeGreaterThan(0);
  if (!tab.isClosed()) await tab.close();
  allRead();
  const code = /Your code: (\d{4})/.exec((await readPdf(bytes)).text)?.[1];
  expect(code).toBeDefined();
  return code ?? '';
}

const document = /\/documents\/[0-9a-f-]{36}$/;

/** Agrees to sign on a screen, with the code of the PDF. */
export async function agreeToScreen(page: Page): Promise<void> {
  await page.getByLabel('Type the code that is in the PDF').fill(await readCode(page));
  await page.getByLabel('I opened the PDF, and I agree to sign on a screen.').check();
}

export async function signRelease(page: Page, name: string): Promise<void> {
  await agreeToScreen(page);
  await page.getByLabel('I have read this form').check();
  await page.getByLabel('Type your full name to sign').fill(name);
  await press(page, 'Sign this form');
}
