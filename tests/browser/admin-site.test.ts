import { newAdmin } from './fixtures/staff.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson } from './fixtures/person.ts';
import { deep, deepUnless, expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { impersonationRows, adminSite, signInAsAdmin, startImpersonation } from './steps/admin-site.ts';
import { expectHeading, follow, press } from './steps/screen.ts';
import { fillSignIn } from './steps/session.ts';

test('an admin impersonates a member with a reason, also after a reload, and stops on the admin site', async ({
  page,
  db,
}) => {
  const [admin, member] = [await newAdmin(), await memberAt('survey', newPerson('Ines', 'Duarte'))];
  await signInAsAdmin(page, admin);
  await startImpersonation(page, member, 'Ines asked us\nfor help by phone.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Your reason: Ines asked us for help by phone.')).toBeVisible();
  expect(await db.row(impersonationRows, [member.id])).toMatchObject({ admin_id: admin.id, ended_at: null });
  await page.reload();
  await expectHeading(page, 'You act as Ines Duarte');

  await press(page, 'Stop acting');
  await expectHeading(page, 'Members');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('You stopped acting as Ines Duarte.')).toBeVisible();
  expect(await db.row(impersonationRows, [member.id])).toMatchObject({ ended_by: 'admin' });
  await page.getByRole('searchbox').fill(member.email);
  await expect(page.getByRole('status').filter({ hasText: /^1 member$/ })).toBeVisible();
});

test('what an admin has begun is there in Novi, too, under their own account', deep, async ({ page }) => {
  const [admin, member] = [await newAdmin(), await memberAt('survey', newPerson('Ines', 'Duarte'))];
  await signInAsAdmin(page, admin);
  await startImpersonation(page, member, 'Ines asked us for help by phone.');
  await follow(page, 'Open Novi');
  await fillSignIn(page, admin);
  await expect(page).toHaveURL(/\/member\/survey\//);
  await expect(page.getByRole('button', { name: /^Your account: Ines Duarte/ })).toBeVisible();
});

for (const language of ['English', 'Español']) {
  test(`the admin site is accessible on a phone: ${language}`, deepUnless(language === 'Español'), async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [admin, member] = [await newAdmin(), await memberAt('survey', newPerson('Ines', 'Duarte'))];
    const speak = () => page.getByRole('button', { name: language }).click();
    await page.goto(adminSite);
    await speak();
    await expectAccessible(page, 'admin sign-in');
    await page.locator('[name=email]').fill(admin.email);
    await page.locator('[name=password]').fill(admin.password);
    await page.locator('[type=submit]').click();
    await page.getByRole('searchbox').fill(member.email);
    const found = page.getByRole('main').getByRole('listitem');
    await expect(found).toHaveCount(1);
    await expectAccessible(page, 'members');
    await found.getByRole('button', { name: /^(Act as|Actuar como)/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the reason');
    await page.getByRole('dialog').getByRole('textbox').fill('Ines asked us for help by phone.');
    await page.getByRole('dialog').locator('[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines Duarte');
    await expectAccessible(page, 'impersonating');
  });
}
