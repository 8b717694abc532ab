import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LOCALES } from '#domain/words.ts';
import { demoPassword } from '#scripts/seed/people.ts';
import { answered } from './fixtures/console.ts';
import { memberAt, type Member } from './fixtures/member.ts';
import { newPerson, type Person } from './fixtures/person.ts';
import { deep, deepUnless, expect, test } from './fixtures/test.ts';
import { expectNothingFound, phone } from './steps/accessibility.ts';
import { activate } from './steps/keyboard.ts';
import { expectHeading } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

const list = '/specialist/patients';
const specialist: Person = { ...newPerson(), email: 'specialist@novi.example', password: demoPassword };

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

/** A patient of the specialist, by a last name that nobody else has. */
const patientAt = (step: 'complete' | 'survey') => memberAt(step, newPerson('Ada', `Quist${randomUUID().slice(0, 8)}`));
const linkOf = (page: Page, { lastName }: Member) => page.getByRole('link', { name: `Ada ${lastName}` });
const drawerOf = (page: Page, { lastName }: Member) =>
  page.getByRole('dialog', { name: new RegExp(`^Ada ${lastName}, \\d+ years$`) });

/** Signs the specialist in, and opens the list of their patients. */
async function arrive(page: Page): Promise<void> {
  await signIn(page, specialist);
  await expectHeading(page, 'Upcoming appointments');
  await page.getByRole('link', { name: 'Patients', exact: true }).click();
  await expectHeading(page, 'Your patients');
}

async function find(page: Page, { lastName }: Member): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill(lastName);
}

test('a specialist finds a patient, reads pedigree, FHS-7, answers and releases, and keeps a document', async ({
  page,
}) => {
  const patient = await patientAt('complete');
  await arrive(page);
  await find(page, patient);
  await expect(page.getByText('1 patient', { exact: true })).toBeVisible();
  await linkOf(page, patient).click();
  const drawer = drawerOf(page, patient);
  await expect(drawer.getByRole('link', { name: patient.email })).toBeVisible();

  const tree = drawer.getByRole('region', { name: 'Family tree', exact: true });
  await expect(tree.locator('[data-person=self]').first()).toBeVisible();
  await expect(tree.getByRole('region', { name: 'The family as a list' })).toContainText('Aunt June');
  const screen = drawer.getByRole('region', { name: 'Family history screen (FHS-7)' });
  await expect(screen.getByText(/^Positive: \d of 7 items$/)).toBeVisible();
  await expect(screen.getByText(/^Because of: .*Mom/).first()).toBeVisible();
  await expect(screen.getByText(/not a diagnosis/)).toContainText(/women in primary care in Brazil.*87\.6 %.*56\.4 %/);
  await expect(drawer.getByRole('region', { name: 'Medical history' })).toContainText('Lisinopril');
  await expect(drawer.getByRole('region', { name: 'Test kit' })).toContainText('Results are in');
  await expect(drawer.getByRole('region', { name: 'Release forms' })).toContainText('In force');
  const visits = drawer.getByRole('region', { name: 'Visits' });
  await visits.getByText('Summary of this visit').click();
  await expect(visits.getByText('No harmful change was found').first()).toBeVisible();

  const documents = drawer.getByRole('region', { name: 'Documents' });
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: /^Save: Permission for/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  const pdf = page.waitForEvent('download');
  await tree.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-alone]')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test(
  'by keyboard alone: into the record, through its parts, and back to where it was opened',
  deep,
  async ({ page }) => {
    const patient = await patientAt('complete');
    await arrive(page);
    await find(page, patient);
    await expect(page.getByText('1 patient', { exact: true })).toBeVisible();
    await activate(page, linkOf(page, patient));
    const drawer = drawerOf(page, patient);
    await expect(drawer.getByRole('heading', { name: `Ada ${patient.lastName}`, exact: false }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
    const links = drawer.getByRole('navigation', { name: 'Go to' });
    for (const name of ['Documents', 'Family tree']) {
      await activate(page, links.getByRole('button', { name }));
      await expect(drawer.getByRole('region', { name, exact: true })).toBeFocused();
      await expect(drawer.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
      // Far down the record, the ways to the other parts are still there.
      await expect(links.getByRole('button', { name })).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(linkOf(page, patient)).toBeFocused();
    await expect(page).toHaveURL(list);
    // What was looked for is still there.
    await expect(page.getByText('1 patient', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(list);
  },
);

test(
  'on a phone the ways to the parts stay in sight, one line high; in a window of a few lines they scroll away',
  deep,
  async ({ page }) => {
    await page.setViewportSize(phone);
    const patient = await patientAt('complete');
    await arrive(page);
    await page.goto(`${list}?patient=${patient.id}`);
    const drawer = drawerOf(page, patient);
    const links = drawer.getByRole('navigation', { name: 'Go to' });
    await links.getByRole('button', { name: 'Documents' }).click();
    await expect(drawer.getByRole('region', { name: 'Documents' })).toBeFocused();
    await expect(links).toBeInViewport({ ratio: 1 });
    expect((await links.boundingBox())?.height).toBeLessThan(70);

    await page.setViewportSize({ width: 320, height: 256 });
    await drawer.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
    await drawer.getByText(/shared device/).scrollIntoViewIfNeeded();
    await expect(links).not.toBeInViewport();
  },
);

test(
  'a record opens by its address; one by a guessed id, or of a closed account, does not',
  deep,
  async ({ page, db, complaints }) => {
    complaints.expect(answered(404));
    const [patient, stranger, gone] = [
      await patientAt('complete'),
      await patientAt('survey'),
      await patientAt('complete'),
    ];
    await db.rows('update users set closed_at = now() where id = $1', [gone.id]);
    await arrive(page);
    await find(page, gone);
    await expect(page.getByText(`Nobody fits “${gone.lastName}”`)).toBeVisible();
    await page.goto(`${list}?patient=${patient.id}`);
    await expect(drawerOf(page, patient)).toBeVisible();
    for (const id of [stranger.id, gone.id, randomUUID()]) {
      await page.goto(`${list}?patient=${id}`);
      const drawer = page.getByRole('dialog', { name: 'Patient' });
      await expect(drawer.getByText('This patient is not in your care')).toBeVisible();
      await expect(drawer).not.toContainText('Ada');
      await drawer.getByRole('button', { name: 'See your patients' }).click();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(list);
    }
  },
);

for (const locale of LOCALES) {
  test(
    `axe finds nothing with the record open, and it fits a phone, in ${locale}`,
    deepUnless(locale === 'es'),
    async ({ page }) => {
      const patient = await patientAt('complete');
      await signIn(page, specialist, list);
      if (locale === 'es') await page.getByRole('button', { name: 'Español' }).click();
      await page.goto(`${list}?patient=${patient.id}`);
      await expect(page.getByRole('dialog').getByText(/87[.,]6/)).toBeVisible();
      await page.getByRole('dialog').locator('summary').first().click();
      await expectNothingFound(page, `record in ${locale}`);
      await page.setViewportSize(phone);
      await expectNothingFound(page, `record on a phone in ${locale}`);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(cutOff)).toEqual([]);
    },
  );
}

/** What of the record reaches beyond the window; the picture of the family and the ways to the parts are moved in boxes of their own. */
function cutOff(): string[] {
  const parts = [...document.querySelectorAll('[role=dialog] :is(h2, h3, p, li, dl, button, a, section)')];
  return parts
    .filter((part) => !part.closest('nav') && part.getBoundingClientRect().right > innerWidth + 1)
    .map((part) => `${part.tagName} ${part.textContent.slice(0, 60)}`);
}
