import type { JourneyStep } from '#domain/steps.ts';
import { stepCases } from './faults/step-cases.ts';
import { answered, noAnswer } from './fixtures/console.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, deepUnless, expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { closeAndBeAsked } from './steps/leaving.ts';
import { anAdult, fillEligibility } from './steps/eligibility.ts';
import { expectDraftSaved, expectStep, press } from './steps/screen.ts';
import { expectEncrypted, expectLastEncrypted, encryptedOn } from './steps/encrypted.ts';
import { conflict, crash, notSaved, openStep, refuseDrafts, restored, typeOffline, zip } from './steps/unsaved.ts';

const api = '**/api/v1/**';

/** The forms keep their drafts alike, and so do the questionnaires their answers: `npm test` takes one of either. */
const crashedInEveryRun: JourneyStep = 'eligibility';
const reloadedInEveryRun: JourneyStep = 'survey';

for (const { step, draft } of stepCases)
  if (draft) {
    test(
      `${step}: what was typed offline is here again after a crash, and is saved`,
      deepUnless(step === crashedInEveryRun),
      async ({ page, context, db, complaints }) => {
        complaints.allow(noAnswer);
        const member = await memberAt(step);
        await openStep(page, step, member);
        await draft.open?.(page);
        await expect(draft.field(page)).toBeVisible();
        await context.setOffline(true);
        await draft.type(page);
        await expectLastEncrypted(page, member, draft.isIn);
        await expect(page.getByText('locked on this device').first()).toBeVisible();
        expect(await draft.isStored(db, member)).toBe(false);

        const later = await crash(page, context);
        await later.goto(`/member/${step}/`);
        await expectStep(later, step);
        await expect.poll(() => draft.isStored(db, member)).toBe(true);
        await expectEncrypted(later, 0);
        await draft.expectTyped(later);
      },
    );

    test(
      `${step}: a page that is reloaded while the backend is down shows nothing, and later what was typed`,
      deepUnless(step === reloadedInEveryRun),
      async ({ page, db, complaints }) => {
        complaints.allow(noAnswer, 'User fetch failed');
        const member = await memberAt(step);
        await openStep(page, step, member);
        await draft.open?.(page);
        await expect(draft.field(page)).toBeVisible();
        await page.route(api, (route) => route.abort());
        await draft.type(page);
        await expectEncrypted(page, 1);
        page.on('dialog', (dialog) => void dialog.accept());
        await page.reload();
        await expect(page.getByText('We can’t reach Novi right now')).toBeVisible({ timeout: 15_000 });
        await expect(draft.field(page)).toHaveCount(0);
        await expectEncrypted(page, 1);

        await page.unroute(api);
        await page.goto(`/member/${step}/`);
        await expectStep(page, step);
        await expect.poll(() => draft.isStored(db, member)).toBe(true);
        await draft.expectTyped(page);
        await expectEncrypted(page, 0);
      },
    );
  }

test('what is here again is said once, in sight, and no word of it stands in the browser', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(noAnswer);
  const member = await memberAt('eligibility');
  await typeOffline(page, member);
  const [entry] = await encryptedOn(page);
  expect(entry).toMatchObject({ patientId: member.id, record: 'drafts/eligibility' });
  for (const word of ['60647', '60640', 'zip', member.lastName]) expect(entry?.text).not.toContain(word);
  const kept = await page.evaluate(async () => ({
    stored: [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  expect(kept.stored).not.toContain('60647');
  // The identity SDK has databases of its own, for the session.
  expect(kept.databases.filter((name) => !name?.startsWith('firebase'))).toEqual(['novi-encrypted-drafts']);
  expect(kept.caches).toEqual([]);

  const later = await crash(page, context);
  await later.setViewportSize(phone);
  await later.goto('/member/eligibility/');
  await expect(restored(later)).toBeVisible();
  await expect(zip(later)).toHaveValue('60647');
  await expectDraftSaved(later);
  await expectEncrypted(later, 0);
  await expectAccessible(later, 'a form with what was typed offline');
  await press(later, 'OK');
  await expect(restored(later)).toHaveCount(0);
  await later.reload();
  await expect(zip(later)).toHaveValue('60647');
  await expect(restored(later)).toHaveCount(0);
});

test(
  'two tabs that are both offline each find what was typed, one after the other',
  deep,
  async ({ page, context, complaints }) => {
    complaints.allow(noAnswer, answered(412));
    const member = await memberAt('eligibility');
    await openStep(page, 'eligibility', member);
    await zip(page).fill('60640');
    await expectDraftSaved(page);
    const second = await context.newPage();
    await second.goto('/member/eligibility/');
    await expect(zip(second)).toHaveValue('60640');
    await context.setOffline(true);
    await zip(page).fill('60647');
    await expectEncrypted(page, 1);
    await zip(second).fill('60651');
    await expectEncrypted(page, 2);
    // A tab that lives keeps its own: the one that is opened anew finds that of the one that is gone.
    const later = await crash(second, context);
    await expectDraftSaved(page);
    await later.goto('/member/eligibility/');
    await expect(zip(later)).toHaveValue('60651');
    await expect(conflict(later)).toBeVisible();
    await press(later, 'Show the other one');
    await expect(zip(later)).toHaveValue('60647');
    await expectEncrypted(page, 0);
  },
);

test('a form that is sent while its draft could not be saved leaves nothing to bring back', async ({
  page,
  db,
  complaints,
}) => {
  complaints.allow(noAnswer);
  const member = await memberAt('eligibility');
  await openStep(page, 'eligibility', member);
  await refuseDrafts(page);
  await fillEligibility(page);
  await expectEncrypted(page, 1);
  await press(page, 'Check if I can join');
  await expectStep(page, 'survey');
  await expectEncrypted(page, 0);
  await page.unrouteAll();
  await page.goto('/member/eligibility/');
  await expect(zip(page)).toHaveValue(anAdult.zip);
  await expect(restored(page)).toHaveCount(0);
  await expect(conflict(page)).toHaveCount(0);
  expect(await db.rows('select step from form_drafts where patient_id = $1', [member.id])).toEqual([]);
});

test(
  'where the browser keeps nothing, all else works, and the page still asks before it goes',
  deep,
  async ({ page, context, complaints }) => {
    complaints.allow(noAnswer);
    const member = await memberAt('eligibility');
    await openStep(page, 'eligibility', member);
    await context.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        if (name === 'novi-encrypted-drafts') throw new DOMException('The operation is insecure.', 'SecurityError');
        return open(name, version);
      };
    });
    await page.reload();
    await zip(page).fill('60640');
    await expectDraftSaved(page);
    await context.setOffline(true);
    await zip(page).fill('60647');
    await expect(notSaved(page)).toBeVisible();
    await expect(page.getByText('locked on this device')).toHaveCount(0);
    await (await closeAndBeAsked(page)).dismiss();
    await context.setOffline(false);
    await expectDraftSaved(page);
  },
);
