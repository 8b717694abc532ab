import type { Page } from '@playwright/test';
import { stepCases } from './faults/step-cases.ts';
import { answered } from './fixtures/console.ts';
import type { Database } from './fixtures/database.ts';
import { disable } from './fixtures/identity.ts';
import { memberAt, type Member } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { closeAndBeAsked } from './steps/leaving.ts';
import { expectDraftSaved, expectStep, press } from './steps/screen.ts';
import { endSession, ofTheEnd } from './steps/session-end.ts';
import { fillSignIn, signIn } from './steps/session.ts';

const zip = (page: Page) => page.getByLabel('ZIP code');
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Your session has ended' });
const waits = 'What you typed last is not saved yet. It waits in this tab.';

async function atTheForm(page: Page): Promise<Member> {
  const member = await memberAt('eligibility');
  await signIn(page, member);
  await expectStep(page, 'eligibility');
  await expect(zip(page)).toBeVisible();
  return member;
}

async function draftOf(db: Database, { id }: Member): Promise<unknown> {
  const [draft] = await db.rows('select values from form_drafts where patient_id = $1', [id]);
  return draft?.['values'];
}

for (const { step, draft } of stepCases)
  // The survey’s is played by the driver of the drafts (tests/model/browser).
  if (draft && step !== 'survey')
    test(
      `${step}: who types while their session is over is told why, led back, and has lost nothing`,
      deep,
      async ({ page, db, complaints }) => {
        complaints.allow(...ofTheEnd);
        const member = await memberAt(step);
        await signIn(page, member);
        await expectStep(page, step);
        await draft.open?.(page);
        await expect(draft.field(page)).toBeVisible();
        const signInWorks = await endSession(page);
        await draft.type(page);
        await expect(page).toHaveURL('/login');
        await expect(notice(page)).toContainText('Please sign in again.');
        await expect(notice(page)).toContainText(waits);
        await expect(page.getByText(member.firstName)).toHaveCount(0);
        expect(await draft.isStored(db, member)).toBe(false);
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
        expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['novi.returnTo']);

        await signInWorks();
        await fillSignIn(page, member);
        await expectStep(page, step);
        await expect(page.getByText('What you typed before your session ended is saved now.')).toBeVisible();
        await draft.expectTyped(page);
        expect(await draft.isStored(db, member)).toBe(true);
      },
    );

for (const code of ['INVALID_REFRESH_TOKEN', 'USER_NOT_FOUND'])
  test(
    `a renewal that is refused as ${code} ends the session, with what was saved before`,
    deep,
    async ({ page, complaints }) => {
      complaints.allow(...ofTheEnd);
      const member = await atTheForm(page);
      await zip(page).fill('60640');
      await expectDraftSaved(page);
      const signInWorks = await endSession(page, code);
      await page.getByLabel('Month').selectOption('March');
      await expect(notice(page)).toBeVisible();
      await signInWorks();
      await fillSignIn(page, member);
      await expectStep(page, 'eligibility');
      await expect(zip(page)).toHaveValue('60640');
      await expect(page.getByLabel('Month')).toHaveValue('3');
      await press(page, 'OK');
      await expect(page.getByText('You are signed in again')).toHaveCount(0);
    },
  );

test(
  'both tabs end at once, each says why, and each comes back to its page',
  deep,
  async ({ page, context, complaints }) => {
    complaints.allow(...ofTheEnd);
    const member = await atTheForm(page);
    const other = await context.newPage();
    await other.goto('/member/profile');
    await expect(other.getByLabel('First name')).toBeVisible();
    const signInWorks = await endSession(page);
    await zip(page).fill('60647');
    for (const each of [page, other]) {
      await expect(each).toHaveURL('/login');
      await expect(notice(each)).toContainText('Please sign in again.');
    }
    await signInWorks();
    await fillSignIn(page, member);
    await expectStep(page, 'eligibility');
    await expect(other).toHaveURL('/member/profile');
  },
);

test(
  'whose account was switched off is told that the session has ended, and why they can’t sign in',
  deep,
  async ({ page, complaints }) => {
    complaints.allow(...ofTheEnd, 'Sign-in failed');
    await page.setViewportSize(phone);
    const member = await atTheForm(page);
    await disable(member);
    // The API may take the token of an account that is off for another minute.
    await page.route('**/drafts/**', (route) =>
      route.fulfill({ status: 401, json: { message: '', code: 'unauthorized' } }),
    );
    await zip(page).fill('60647');
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page, 'the sign-in page after the end');
    await fillSignIn(page, member);
    await expect(page.getByRole('alert')).toContainText('This account is closed or on hold.');
  },
);

test(
  'a provider that is down for a while ends nothing, and what was typed is saved after it',
  deep,
  async ({ page, db, complaints }) => {
    complaints.allow(answered(401), answered(503), 'Token read failed');
    const member = await atTheForm(page);
    await page.route('**/drafts/**', (route) =>
      route.fulfill({ status: 401, json: { message: '', code: 'unauthorized' } }),
    );
    await page.route('**/securetoken.googleapis.com/**', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } }),
    );
    await zip(page).fill('60647');
    await expect(page.getByText('Not saved yet').first()).toBeVisible();
    await expect(zip(page)).toBeFocused();
    await page.unrouteAll();
    await expect.poll(() => draftOf(db, member)).toMatchObject({ zip: '60647' });
    await expectStep(page, 'eligibility');
  },
);

test(
  'who opens the app after the session was ended is told so, and led back to the page they opened',
  deep,
  async ({ page, complaints }) => {
    complaints.allow(...ofTheEnd);
    const member = await atTheForm(page);
    await page.goto('about:blank');
    await disable(member);
    await page.goto('/member/eligibility/');
    await expect(page).toHaveURL('/login');
    await expect(notice(page)).toContainText('Please sign in again.');
    await expect(page.getByText(waits)).toHaveCount(0);
  },
);

test(
  'the browser asks before it lets go of a sign-in page that holds what was not saved',
  deep,
  async ({ page, complaints }) => {
    complaints.allow(...ofTheEnd);
    await atTheForm(page);
    await endSession(page);
    await zip(page).fill('60647');
    await expect(notice(page)).toContainText(waits);
    await (await closeAndBeAsked(page)).dismiss();
    await expect(notice(page)).toContainText(waits);
  },
);
