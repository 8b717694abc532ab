import { newAdmin, newSpecialist } from './fixtures/staff.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson } from './fixtures/person.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { adminSite, signInAsAdmin } from './steps/admin-site.ts';
import { expectHeading, press } from './steps/screen.ts';

const header = 'first_name,last_name,date_of_birth,zip,member_number,valid_from,valid_to';
const csv = (...lines: string[]) => ({
  ...{ name: 'roster.csv', mimeType: 'text/csv' },
  buffer: Buffer.from([header, ...lines].join('\n')),
});

test('an admin adds a customer and imports its roster: looked at first, every wrong line named, all or nothing', async ({
  page,
}) => {
  await signInAsAdmin(page, await newAdmin());
  await page.getByRole('link', { name: 'Customers' }).click();
  await press(page, 'Add a customer');
  const slug = `corp-${crypto.randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Prairie Steel');
  await dialog.getByLabel('Address of its page').fill('Not A Slug');
  await dialog.getByLabel('Code that members type').fill(slug.toUpperCase());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('small letters and digits');
  await dialog.getByLabel('Address of its page').fill(slug);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectHeading(page, 'Prairie Steel');

  const file = page.getByLabel('CSV file');
  await file.setInputFiles(csv('Eve,Stone,1985-12-10,60601,1,2026-01-01,', 'Ann,Lee,2999-01-01,6060,2,2026-01-01,'));
  const problems = page.getByRole('table', { name: 'What to mend' });
  await expect(problems.getByRole('row').nth(1)).toContainText('date_of_birth');
  await expect(problems.getByRole('row')).toHaveCount(3);
  await file.setInputFiles(csv('Eve,Stone,1985-12-10,60601,1,2026-01-01,'));
  await expect(page.getByText('1 added, 0 changed, 0 as they were')).toBeVisible();
  await expect(page.getByText('Nobody is on this roster yet.')).toBeVisible();
  await press(page, 'Import');
  await expect(page.getByText('“roster.csv” is imported.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Roster' })).toContainText('Eve Stone');
});

test('an admin follows a person through the trail by an address that can be handed on, and signs staff out', async ({
  page,
}) => {
  const [admin, specialist] = [await newAdmin(), await newSpecialist()];
  await signInAsAdmin(page, admin);
  await page.getByRole('link', { name: 'Staff' }).click();
  // The page before has a search field, too.
  await expectHeading(page, 'Staff');
  await page.getByRole('searchbox').fill(specialist.email);
  await page.getByRole('button', { name: /^Sign out everywhere/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Signed out everywhere.', { exact: true })).toBeVisible();

  await page.goto(`${adminSite}audit?actor_id=${admin.id}&operation=deleteUserSessions`);
  const trail = page.getByRole('table', { name: 'Audit trail' });
  await expect(trail.getByRole('row')).toHaveCount(2);
  await expect(trail).toContainText('sessions_ended');
  await trail.getByRole('button', { name: /^Only .* Specialist$/ }).click();
  await expect(page).toHaveURL(new RegExp(`patient_id=${specialist.id}`));
  await expect(page.getByLabel('Whose record')).toContainText(`${specialist.firstName} ${specialist.lastName}`);
  await press(page, 'Clear the filters');
  await expect(page).toHaveURL(`${adminSite}audit`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const what = page.getByLabel('What', { exact: true });
  await what.fill('deleteUserSessions');
  await what.press('Enter');
  await expect(page).toHaveURL(/operation=deleteUserSessions/);
  await expect(what).toBeFocused();
});

test('the pages of the admin site are accessible on a phone', deep, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await memberAt('shipping-genetic-test-kit', newPerson('Ines', 'Duarte'));
  await signInAsAdmin(page, await newAdmin());
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(`${adminSite}${path}`);
    await expectHeading(page, heading);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, path);
  }
});

const headings = {
  staff: 'Staff',
  customers: 'Corporate customers',
  kits: 'Test kits',
  steps: 'Members by step',
  audit: 'Audit trail',
};
