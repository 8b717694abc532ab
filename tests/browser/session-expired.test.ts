import type { Page } from '@playwright/test';
import { memberAt, type Member } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { closeAndBeAsked } from './steps/leaving.ts';
import { expectStep } from './steps/screen.ts';
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
    signInWorks();
    await fillSignIn(page, member);
    await expectStep(page, 'eligibility');
    await expect(other).toHaveURL('/member/profile');
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
