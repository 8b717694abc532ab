import type { BrowserContext, Page } from '@playwright/test';
import type { JourneyStep } from '#domain/steps.ts';
import type { Member } from '../fixtures/member.ts';
import { killTab } from './leaving.ts';
import { expectDraftSaved, expectStep } from './screen.ts';
import { expectEncrypted } from './encrypted.ts';
import { signIn } from './session.ts';

export const zip = (page: Page) => page.getByLabel('ZIP code');
export const notSaved = (page: Page) => page.getByText('Not saved yet').first();
export const restored = (page: Page) => page.getByRole('status').filter({ hasText: 'What you typed is here again' });
export const conflict = (page: Page) => page.getByText('You changed this in another tab or on another device').first();

export async function openStep(page: Page, step: JourneyStep, member: Member): Promise<void> {
  await signIn(page, member);
  await expectStep(page, step);
}

/** The tab dies at once, without a word to its page; the next one is opened with the line back. */
export async function crash(page: Page, context: BrowserContext): Promise<Page> {
  await killTab(page);
  await page.close();
  await context.setOffline(false);
  return context.newPage();
}

/** Signs out, to wherever that leads. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** At the form of the first step that has one, with something that is saved, and something that could not be. */
export async function typeOffline(page: Page, member: Member): Promise<void> {
  await openStep(page, 'eligibility', member);
  await zip(page).fill('60640');
  await expectDraftSaved(page);
  await page.context().setOffline(true);
  await zip(page).fill('60647');
  await expectEncrypted(page, 1);
}
