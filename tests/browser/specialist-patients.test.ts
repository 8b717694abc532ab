import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
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
/** The record: beside the list in a wide window, else a dialog over it. */
const recordOf = (page: Page, { lastName }: Member, role: 'region' | 'dialog' = 'region') =>
  page.getByRole(role, { name: new RegExp(`^Ada ${lastName}, \\d+ years$`) });

/** A part of a record, opened by its tab. */
async function openPart(record: Locator, name: string): Promise<Locator> {
  await record.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  return record.getByRole('tabpanel', { name: new RegExp(`^${name}`) });
}

/** Signs the specialist in, and opens the list of their patients. */
async function arrive(page: Page): Promise<void> {
  await signIn(page, specialist);
  await expectHeading(page, 'Upcoming appointments');
  await page.getByRole('link', { name: 'Patients', exact: true }).click();
  await expectHeading(page, 'Your patients');
}

async function find(page: Page, { lastName }: Member): Promise<void> {
  await page.getByRole('searchbox', { name: /^Search by name/ }).fill(lastName);
}

test('a specialist finds a patient, reads pedigree, FHS-7, answers and releases, and keeps a document', async ({
  page,
}) => {
  const patient = await patientAt('complete');
  await arrive(page);
  await find(page, patient);
  await expect(page.getByText('1 patient', { exact: true })).toBeVisible();
  await linkOf(page, patient).click();
  const record = recordOf(page, patient);
  await expect(record.getByRole('link', { name: patient.email })).toBeVisible();

  const family = await openPart(record, 'Family');
  await expect(family.locator('[data-person=self]').first()).toBeVisible();
  await expect(family.getByRole('region', { name: 'The family as a list' })).toContainText('Aunt June');
  await expect(family.getByText(/^Positive: \d of 7 items$/)).toBeVisible();
  await expect(family.getByText(/^Because of: .*Mom/).first()).toBeVisible();
  await expect(family.getByText(/not a diagnosis/)).toContainText(/women in primary care in Brazil.*87\.6 %.*56\.4 %/);
  const pdf = page.waitForEvent('download');
  await family.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-alone]')).toBeVisible();
  await expect(record.getByRole('button', { name: 'Close' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await expect(await openPart(record, 'Medical history')).toContainText('Lisinopril');
  await expect(await openPart(record, 'Test kit')).toContainText('Results are in');
  await expect(await openPart(record, 'Release forms')).toContainText('In force');
  const visits = await openPart(record, 'Visits');
  await visits.getByText('Summary of this visit').click();
  await expect(visits.getByText('No harmful change was found').first()).toBeVisible();
  const documents = await openPart(record, 'Documents');
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: /^Save: Permission for/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('what is read before a visit is seen at once on a laptop, beside the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const patient = await patientAt('complete');
  await arrive(page);
  await find(page, patient);
  await expect(page.getByText('1 patient', { exact: true })).toBeVisible();
  // All that the list tells of a patient is one line of a table.
  expect((await page.getByRole('main').getByRole('listitem').boundingBox())?.height).toBeLessThanOrEqual(40);
  await linkOf(page, patient).click();
  const record = recordOf(page, patient);
  for (const name of ['FHS-7', 'Gene changes and own cancers', 'Test kit', 'Family tree'])
    await expect(record.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(record.getByText(/^Wants to talk about/)).toBeInViewport({ ratio: 1 });
  await expect(linkOf(page, patient)).toBeInViewport();
  const sizes = await page.evaluate(() => ({
    text: getComputedStyle(document.body).fontSize,
    row: document.querySelector('main li a')?.getBoundingClientRect().height,
  }));
  expect(sizes).toEqual({ text: '16px', row: 36 });
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
    const record = recordOf(page, patient);
    await expect(record.getByRole('heading', { name: `Ada ${patient.lastName}`, exact: false }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(record.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(record.getByRole('tab', { name: 'Overview' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(record.getByRole('tab', { name: /^Family/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(record.getByRole('tabpanel', { name: /^Family/ })).toBeVisible();
    await page.keyboard.press('End');
    await expect(record.getByRole('tab', { name: 'Access' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(record.getByRole('tabpanel', { name: 'Access' })).toBeVisible();
    await page.reload();
    await expect(record.getByRole('tabpanel', { name: 'Access' })).toBeVisible();
    await record.getByRole('tab', { name: 'Access' }).focus();
    await page.keyboard.press('Escape');
    await expect(record).toBeHidden();
    await expect(page).toHaveURL(list);
    await activate(page, linkOf(page, patient));
    await expect(record).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(record).toBeHidden();
    await expect(linkOf(page, patient)).toBeFocused();
    // What was looked for is still there.
    await expect(page.getByText('1 patient', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(record).toBeVisible();
    await page.goBack();
    await expect(record).toBeHidden();
    await expect(page).toHaveURL(list);
  },
);

test('on a phone the tabs stay in sight, one line high', deep, async ({ page }) => {
  await page.setViewportSize(phone);
  const patient = await patientAt('complete');
  await arrive(page);
  await page.goto(`${list}?patient=${patient.id}`);
  const drawer = recordOf(page, patient, 'dialog');
  const tabs = drawer.getByRole('tablist');
  const family = await openPart(drawer, 'Family');
  await family.getByText(/not a diagnosis/).scrollIntoViewIfNeeded();
  await expect(tabs).toBeInViewport({ ratio: 1 });
  expect((await tabs.boundingBox())?.height).toBeLessThan(70);
});

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
    await expect(recordOf(page, patient)).toBeVisible();
    for (const id of [stranger.id, gone.id, randomUUID()]) {
      await page.goto(`${list}?patient=${id}`);
      const record = page.getByRole('region', { name: 'Patient' });
      await expect(record.getByText('This patient is not in your care')).toBeVisible();
      await expect(record).not.toContainText('Ada');
      await record.getByRole('button', { name: 'See your patients' }).click();
      await expect(record).toBeHidden();
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
      const tree = page.locator('[role=tabpanel] [data-person=self]').first();
      await expect(tree).toBeVisible();
      await expectNothingFound(page, `overview in ${locale}`);
      await page.goto(`${list}?patient=${patient.id}&part=family`);
      await expect(page.getByRole('tabpanel').getByText(/87[.,]6/)).toBeVisible();
      await expectNothingFound(page, `family in ${locale}`);
      await page.setViewportSize(phone);
      await expect(page.getByRole('dialog').getByText(/87[.,]6/)).toBeVisible();
      await expectNothingFound(page, `family on a phone in ${locale}`);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(cutOff)).toEqual([]);
    },
  );
}

/** What of the record reaches beyond the window; the picture of the family and the tabs are moved in boxes of their own. */
function cutOff(): string[] {
  const parts = [...document.querySelectorAll('[role=dialog] :is(h2, h3, p, li, dl, button, a, section)')];
  return parts
    .filter((part) => !part.closest('[role=tablist]') && part.getBoundingClientRect().right > innerWidth + 1)
    .map((part) => `${part.tagName} ${part.textContent.slice(0, 60)}`);
}
