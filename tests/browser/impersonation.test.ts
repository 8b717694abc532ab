import type { Page } from '@playwright/test';
import { newAdmin } from './fixtures/staff.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson } from './fixtures/person.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { adminSite } from './steps/admin-site.ts';
import { banner, endedDialog, signInImpersonating, stopImpersonation } from './steps/impersonation.ts';
import { expectStep } from './steps/screen.ts';
import { stopTime, withinASecond } from './steps/virtual-second.ts';

/** An admin who impersonates a member at the survey. */
async function impersonating(page: Page): Promise<void> {
  const [admin, member] = await Promise.all([newAdmin(), memberAt('survey', newPerson('Ines', 'Duarte'))]);
  await signInImpersonating(page, admin, member);
  await expectStep(page, 'survey');
}

test('two tabs agree within a second, also one on a public page', deep, async ({ page, context }) => {
  await context.clock.install();
  await impersonating(page);
  const other = await context.newPage();
  await other.goto('/members/faq');
  // It has read the end by then: asked for after the stop, that is refused.
  await expect(banner(other)).toContainText('This ends by');
  await stopTime(page);
  await stopImpersonation(page);
  await expect(endedDialog(page)).toBeVisible();
  await withinASecond(context, (soon) => expect(endedDialog(other)).toBeVisible(soon));
  await context.clock.resume();
  await expect(page).toHaveURL(adminSite);
  await expect(other).toHaveURL(adminSite);
});

test('Stop can be reached on every page', deep, async ({ page }) => {
  await impersonating(page);
  for (const path of ['/', '/members/privacy', '/account', '/member/nowhere', '/member/dashboard', '/nowhere']) {
    await page.goto(path);
    await expect(banner(page).getByRole('button', { name: 'Stop Impersonating' })).toBeVisible();
  }
});
