import { newAdmin } from './fixtures/staff.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson } from './fixtures/person.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { banner, signInImpersonating } from './steps/impersonation.ts';
import { expectStep } from './steps/screen.ts';

test('Stop can be reached on every page', deep, async ({ page }) => {
  const [admin, member] = await Promise.all([newAdmin(), memberAt('survey', newPerson('Ines', 'Duarte'))]);
  await signInImpersonating(page, admin, member);
  await expectStep(page, 'survey');
  for (const path of ['/', '/members/privacy', '/account', '/member/nowhere', '/member/dashboard', '/nowhere']) {
    await page.goto(path);
    await expect(banner(page).getByRole('button', { name: 'Stop Impersonating' })).toBeVisible();
  }
});
