import { newAdmin } from './fixtures/staff.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { adminSite } from './steps/admin-site.ts';

test('the admin site is accessible on a phone, in Spanish', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [admin, member] = [await newAdmin(), await memberAt('survey', newPerson('Ines', 'Duarte'))];
  await page.goto(adminSite);
  await page.getByRole('button', { name: 'Español' }).click();
  await expectAccessible(page, 'admin sign-in');
  await page.locator('[name=email]').fill(admin.email);
  await page.locator('[name=password]').fill(admin.password);
  await page.locator('[type=submit]').click();
  await page.getByRole('searchbox').fill(member.email);
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expectAccessible(page, 'members');
  await found.getByRole('button', { name: /^Actuar como/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the reason');
  await page.getByRole('dialog').getByRole('textbox').fill('Ines asked us for help by phone.');
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines Duarte');
  await expectAccessible(page, 'impersonating');
});
