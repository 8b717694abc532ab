import { expect, type Page } from '@playwright/test';
import { expectStep, press } from './screen.ts';

/** Waits, without touching the page, until the timeline says that something has happened to the order. */
export async function expectKitStatus(page: Page, title: string): Promise<void> {
  const now = page.getByRole('region', { name: 'Where your kit is' }).getByRole('listitem').filter({ hasText: 'Now' });
  await expect(now).toContainText(title, { timeout: 20_000 });
}

export async function completeShipping(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
  await press(page, 'Continue');
  await expectStep(page, 'counseling');
}
