import { randomUUID } from 'node:crypto';
import {
  conditionCodes,
  mostRelatives,
  newCondition,
  newRelative,
  type FamilyHistory,
  type Relative,
} from '#domain/family-history.ts';
import { mostConditions } from '#domain/family-history/history.ts';
import { exampleFamily } from '#scripts/seed/family.ts';
import { openDatabase } from '#server/db/database.ts';
import { patients, slots, users, visits } from '#server/db/schema/index.ts';
import { draftAnswers } from './fixtures/answers.ts';
import { settingOf } from './fixtures/database.ts';
import { memberAt } from './fixtures/member.ts';
import { newSpecialist } from './fixtures/staff.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectDraftSaved, expectHeading, expectStep, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

test('the largest family that fits is listed, drawn, changed and sent', deep, async ({ page, db }) => {
  const member = await memberAt('survey');
  await draftAnswers(member, { questionnaire: 'survey', family_history: largestFamily() });
  await signIn(page, member, '/member/survey/relatives');
  await expectHeading(page, 'Your relatives');
  await expect(page.getByText(`That is a large family: ${String(mostRelatives)} relatives is all`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add/ }).and(page.locator(':enabled'))).toHaveCount(0);

  await page.getByRole('link', { name: /^Cousin 99/ }).click();
  await page.getByLabel('What do you call this person?').fill('The youngest');
  await expectDraftSaved(page);
  await page.goto('/member/survey/tree');
  const picture = page.getByRole('img', { name: /^Family tree of/ });
  await expect(picture.getByText('The youngest', { exact: true })).toBeAttached();
  expect(await picture.locator('[data-person]').count()).toBeGreaterThan(mostRelatives);

  await page.goto('/member/survey/check');
  await expectHeading(page, 'Check your family history');
  await press(page, 'Send my family history');
  await expectStep(page, 'medical-history');
  const { body } = await db.row(`select body from answers where patient_id = $1 and questionnaire = 'survey'`, [
    member.id,
  ]);
  const { relatives } = (body as { family_history: FamilyHistory }).family_history;
  expect([relatives.length, relatives.flatMap(({ conditions }) => conditions).length]).toEqual([
    mostRelatives,
    mostConditions,
  ]);
});

test('a specialist goes through the pages of two thousand patients, and searches them', deep, async ({ page }) => {
  const count = 2_000;
  const specialist = await newSpecialist();
  await givePatients(specialist.id, count);
  await signIn(page, specialist, '/specialist/patients');
  const range = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(range('The first 20 patients')).toBeVisible();
  await press(page, 'Show more');
  await expect(range('The first 40 patients')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(40);
  await page.getByRole('searchbox').fill('Quist1234');
  await expect(range('1 patient')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ada Quist1234' })).toBeVisible();
});

/** As many relatives and conditions as are kept. */
function largestFamily(): FamilyHistory {
  const family = exampleFamily(randomUUID, { age: 42, sex: 'female' });
  const relatives: Relative[] = [...family.relatives];
  while (relatives.length < mostRelatives) {
    const name = `Cousin ${String(relatives.length)}`;
    relatives.push({ ...newRelative(randomUUID(), 'cousin', 'paternal'), name, has_conditions: 'no' });
  }
  let left = mostConditions - relatives.reduce((sum, { conditions }) => sum + conditions.length, 0);
  const codes = conditionCodes.slice(0, 14).filter((code) => !/ovar|uter|cerv|prost|testic/.test(code));
  const filled = relatives.map((relative) => {
    if (!relative.name.startsWith('Cousin') || left === 0) return relative;
    const conditions = codes.slice(0, left).map((code) => ({ ...newCondition(code), onset_unknown: true }));
    left -= conditions.length;
    return { ...relative, has_conditions: 'yes' as const, conditions };
  });
  return { ...family, relatives: filled };
}

/** Members who have had a visit with a specialist, one after the other. */
async function givePatients(specialistId: string, count: number): Promise<void> {
  const db = openDatabase(settingOf('DATABASE_URL'));
  const at = new Date();
  const half = 1_800_000;
  const all = Array.from({ length: count }, (_, index) => {
    const startsAt = new Date(at.getTime() - (index + 2) * half);
    return {
      id: randomUUID(),
      slotId: randomUUID(),
      lastName: `Quist${String(index)}`,
      startsAt,
      endsAt: new Date(startsAt.getTime() + half),
    };
  });
  const agreed = { agreed_to_terms_at: at, agreed_to_privacy_at: at, step: 'complete' as const, claims_settled: 1 };
  const names = { first_name: 'Ada', role: 'member' as const };
  await db
    .insert(users)
    .values(all.map(({ id, lastName }) => ({ ...names, ...agreed, id, firebase_id: id, last_name: lastName })));
  await db.insert(patients).values(all.map(({ id, lastName }) => ({ id, first_name: 'Ada', last_name: lastName })));
  await db.insert(slots).values(
    all.map(({ slotId, startsAt, endsAt }) => ({
      ...{ id: slotId, specialist_id: specialistId },
      ...{ starts_at: startsAt, ends_at: endsAt },
    })),
  );
  const visit = { medium: 'video' as const, status: 'COMPLETED' as const };
  await db.insert(visits).values(all.map(({ id, slotId }) => ({ ...visit, patient_id: id, slot_id: slotId })));
  await db.$client.end();
}
