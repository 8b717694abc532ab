import { expect, type Page } from '@playwright/test';
import type { surveyMachine } from '#machines/survey/machine.ts';
import { expectHeading } from '#tests/browser/steps/screen.ts';
import type { Driver } from '../../driver.ts';
import type { Who, World } from './world.ts';

const headings: Readonly<Record<Who, string | RegExp>> = {
  mother: /^(Mom|Mama) \(mother\)$/,
  open: 'Cousin',
  mistaken: 'Tom (brother)',
  new: 'Add a brother or sister',
};

export const name = (page: Page) => page.getByLabel('What do you call this person?');

/** What must be seen in each state. */
export const surveySights: Driver<typeof surveyMachine, World>['states'] = {
  looking: ({ page }) => expect(page.getByText('Looking up your family history …')).toBeVisible(),
  deciding: { unseen: 'It chooses the page at once.' },
  resuming: { unseen: 'It goes to the page at once.' },
  joined: async ({ page }) => {
    await expectHeading(page, 'You can join');
    await expect(page.getByRole('link', { name: 'Start my family history' })).toBeVisible();
  },
  you: async ({ page }) => {
    await expect(page.getByRole('radiogroup', { name: 'Your sex at birth' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
  ancestry: ({ page }) => expectHeading(page, 'Where your family comes from'),
  count: ({ page }) => expectHeading(page, 'How many are there?'),
  relatives: ({ page }) => expectHeading(page, 'Your relatives'),
  relative: async ({ page }, { who = 'mother' }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[who]);
    await expect(name(page)).toBeEditable();
  },
  check: async ({ page }, { told }) => {
    await expectHeading(page, told === 'sent' ? 'Your family history' : 'Check your family history');
    await expect(page.getByRole('button', { name: told === 'sent' ? 'Continue' : /^Send/ })).toBeEnabled();
  },
  tree: ({ page }) => expectHeading(page, 'Your family tree'),
  ask: async ({ page }) => {
    await expectHeading(page, 'Ask a relative');
    await expect(page.getByRole('button', { name: 'Pause for now' })).not.toHaveAttribute('aria-disabled');
  },
  pausing: ({ page }) => expect(page.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true'),
  paused: ({ page }) => expect(page).toHaveURL('/member/dashboard'),
};
