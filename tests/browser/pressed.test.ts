import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** Holds something down for as long as a look takes, and lets go beside it: nothing comes of it. */
async function whileHeld(page: Page, target: Locator, look: () => Promise<void>): Promise<void> {
  await target.hover();
  await page.mouse.down();
  await look();
  await page.mouse.move(0, 0);
  await page.mouse.up();
}

const inset = /\binset\b/;

test('a link, a button and a fold show that they are held down, in forced colors, too', async ({ page }) => {
  await page.goto('/members/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const targets = [
    page.getByRole('main').getByRole('link').first(),
    page.getByRole('button', { name: 'Español' }).first(),
    page.getByText('Who can join?', { exact: true }),
  ];
  for (const target of targets) {
    await expect(target).not.toHaveCSS('box-shadow', inset);
    await whileHeld(page, target, () => expect(target).toHaveCSS('box-shadow', inset));
    await expect(target).not.toHaveCSS('box-shadow', inset);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  for (const target of targets)
    await whileHeld(page, target, () => expect(target).toHaveCSS('outline-style', 'dashed'));
  await expect(page).toHaveURL('/members/faq');
});
