import { expect, type Page } from '@playwright/test';
import { expectStep, press } from './screen.ts';

/**
 * Waits, without touching the page, until the timeline says that the kit was sent. The demo's lab is quick: while a busy
 * machine looks, the kit may come further.
 */
export async function expectKitSent(page: Page): Promise<void> {
  const timeline = page.getByRole('region', { name: /^(Where your kit is|How it went)$/ });
  const sent = timeline.getByRole('listitem').filter({ hasText: 'Your kit is on its way to you' });
  await expect(sent).toContainText(/Now|Done/, { timeout: 20_000 });
}

export async function completeShipping(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
  await press(page, 'Continue');
  await expectStep(page, 'counseling');
}
