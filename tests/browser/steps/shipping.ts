import { expect, type Page } from '@playwright/test';

/**
 * Waits, without touching the page, until the timeline says that the kit was sent. The demo's lab is quick: while a busy
 * machine looks, the kit may come further.
 */
export async function expectKitSent(page: Page): Promise<void> {
  const timeline = page.getByRole('region', { name: /^(Where your kit is|How it went)$/ });
  const sent = timeline.getByRole('listitem').filter({ hasText: 'Your kit is on its way to you' });
  await expect(sent).toContainText(/Now|Done/, { timeout: 20_000 });
}
