import type { Page } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import { expectStep, press } from './screen.ts';

/** Creates an account as a new person does, up to the first step of the journey. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/signup');
  await fillSignUp(page, person);
  await press(page, 'Create account');
  await expectStep(page, 'welcome');
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await fillDetails(page, person);
}

/** The names and consents, which stand on the page for broken-off sign-ups, too. */
export async function fillDetails(page: Page, { firstName, lastName }: Person): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('I agree to the terms of service').check();
  await page.getByLabel('I agree to the privacy notice').check();
}
