import { expect, type Page } from '@playwright/test';
import type { writingMachine } from '#machines/writing/machine.ts';
import type { Driver } from '../../driver.ts';
import type { World } from './world.ts';

const overview = (page: Page) => page.getByRole('textbox', { name: 'What matters most' });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** What must be seen in each state. */
export const writingSights: Driver<typeof writingMachine, World>['states'] = {
  looking: { unseen: 'It stands only once all is read, and chooses at once.' },
  deciding: { unseen: 'It chooses the view at once.' },
  editing: async ({ page }, { basedOn, isComplete }) => {
    await expect(overview(page)).toBeEditable();
    if (isComplete) await expect(overview(page)).not.toHaveValue('');
    await expect(page.getByText(`You are changing version ${basedOn}.`)).toHaveCount(basedOn ? 1 : 0);
    await expect(button(page, 'See it as the patient will')).toBeEnabled();
  },
  previewing: async ({ page }, { hasFailed }) => {
    await expectPreview(page);
    await expect(page.getByText('It was not signed')).toHaveCount(hasFailed ? 1 : 0);
    await expect(button(page, 'Sign it')).toBeEnabled();
    await expect(button(page, 'Go on writing')).toBeEnabled();
  },
  signing: async ({ page }) => {
    await expectPreview(page);
    await expect(button(page, 'Signing …')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, 'Go on writing')).toHaveCount(0);
  },
  overtaken: async ({ page }) => {
    await expect(page.getByText('Something else was signed meanwhile')).toBeVisible();
    await expect(button(page, 'Go on with mine, as a change of it')).toBeEnabled();
    await expect(button(page, 'Give up mine')).not.toHaveAttribute('aria-disabled');
  },
  discarding: async ({ page }) => {
    await expect(page.getByText('Something else was signed meanwhile')).toBeVisible();
    await expect(page.getByRole('main').locator('button[aria-disabled="true"]')).toBeVisible();
  },
  signed: async ({ page }) => {
    await expect(page.getByRole('article', { name: /^Your visit on/ })).toBeVisible();
    await expect(button(page, 'Change it')).toBeEnabled();
  },
};

async function expectPreview(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'This is what the patient will see' })).toBeVisible();
  await expect(page.getByRole('article', { name: /^Your visit on/ })).toBeVisible();
}
