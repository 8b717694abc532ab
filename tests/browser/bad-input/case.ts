import type { Locator, Page } from '@playwright/test';
import type { JourneyStep } from '#domain/steps.ts';
import { memberAt } from '../fixtures/member.ts';
import type { Problem } from '../steps/problems.ts';
import { expectStep } from '../steps/screen.ts';
import { signIn } from '../steps/session.ts';

/** A form and what is typed into it that will not do. */
export interface Case {
  form: string;
  /** Leads to the form. */
  open: (page: Page) => Promise<unknown>;
  /** Types what is wrong. */
  mistake?: (page: Page) => Promise<void>;
  submit: string;
  problems: (page: Page) => Problem[];
  /** What was typed and must still be there, by label. */
  kept?: Record<string, string>;
}

export const text = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
export const radios = (page: Page, name: string | RegExp): Locator => page.getByRole('radiogroup', { name });
export const group = (page: Page, name: string | RegExp): Locator => page.getByRole('group', { name });

/** Signs in as a new member who has just reached a step. */
export async function openStep(page: Page, step: JourneyStep): Promise<void> {
  await signIn(page, await memberAt(step));
  await expectStep(page, step);
}
