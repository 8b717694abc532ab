import type { Page } from '@playwright/test';
import type { JourneyStep } from '#domain/steps.ts';
import type { Database } from './fixtures/database.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { expectDraftSaved, expectHeading, expectStep } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

const origin = 'Lofoten and Cuzco';
const background = '/member/medical-history/questions/background';
const where = (page: Page) => page.getByLabel(/Where in the world/);

async function open(page: Page, step: JourneyStep = 'medical-history') {
  const member = await memberAt(step);
  await signIn(page, member);
  await expectStep(page, step);
  await page.goto(background);
  await expectHeading(page, 'Your background');
  return member;
}

const draftOf = (db: Database, id: string) => db.rows('select body from answers where patient_id = $1', [id]);

test(
  'what is typed about one’s health stands nowhere in the browser, and without a pause it is saved all the same',
  deep,
  async ({ page, db }) => {
    const member = await open(page);
    await where(page).pressSequentially(origin.repeat(3), { delay: 50 });
    // While the last words are typed, the first ones are stored.
    expect(JSON.stringify(await draftOf(db, member.id))).toContain(origin);
    await expectDraftSaved(page);
    const kept = await page.evaluate(async () => {
      const databases = await indexedDB.databases();
      const stores = await Promise.all(
        databases.map(
          ({ name = '' }) =>
            new Promise<unknown[]>((resolve) => {
              const request = indexedDB.open(name);
              request.onsuccess = () => {
                const database = request.result;
                const names = [...database.objectStoreNames];
                const found: unknown[] = [];
                if (names.length === 0) {
                  resolve(found);
                  return;
                }
                const reading = database.transaction(names);
                for (const each of names) {
                  const all = reading.objectStore(each).getAll();
                  all.onsuccess = () => found.push(all.result);
                }
                reading.oncomplete = () => resolve(found);
              };
            }),
        ),
      );
      const caches_ = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), stores, caches_]);
    });
    expect(kept).not.toMatch(/Lofoten|Cuzco|QuestionnaireResponse|medical-history\/v/);
  },
);

test('changing answers later keeps the ones that were sent, and says when', deep, async ({ page, db }) => {
  const member = await open(page, 'release-of-information');
  await where(page).fill(origin);
  await expectDraftSaved(page);
  await page.goto('/member/medical-history/check');
  await expect(page.getByText('You have changes that are not sent yet')).toBeVisible();
  await expect(page.getByText(/^You sent earlier answers on .* We keep those, too\.$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'medical history with earlier answers');
  await page.getByRole('button', { name: 'Send my answers' }).press('Enter');
  const sent = "select status from answers where patient_id = $1 and questionnaire = 'medical-history'";
  await expect.poll(() => db.row(sent, [member.id])).toEqual({ status: 'amended' });
  const before = "select status from answers_history where patient_id = $1 and questionnaire = 'medical-history'";
  expect(await db.rows(before, [member.id])).toEqual([{ status: 'completed' }]);
});
