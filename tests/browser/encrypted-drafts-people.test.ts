import { noAnswer } from './fixtures/console.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectDraftSaved, expectStep } from './steps/screen.ts';
import { expectEncrypted } from './steps/encrypted.ts';
import { routeUntil } from './steps/route-until.ts';
import { endSession, ofTheEnd } from './steps/session-end.ts';
import { fillSignIn, signOut, signIn } from './steps/session.ts';
import { crash, leave, openStep, restored, typeOffline, zip } from './steps/unsaved.ts';

test('another person on the device sees nothing of it, and it is there for its own', async ({ page, complaints }) => {
  complaints.allow(...ofTheEnd, noAnswer);
  const member = await memberAt('eligibility');
  await openStep(page, 'eligibility', member);
  await expect(zip(page)).toBeVisible();
  const signInWorks = await endSession(page);
  await zip(page).fill('60647');
  await expect(page).toHaveURL('/login');
  await expectEncrypted(page, 1);
  signInWorks();

  const other = await memberAt('eligibility');
  await fillSignIn(page, other);
  await expectStep(page, 'eligibility');
  await expect(zip(page)).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
  await signOut(page);
  await expectEncrypted(page, 1);

  await signIn(page, member);
  await expectStep(page, 'eligibility');
  await expect(restored(page)).toBeVisible();
  await expect(zip(page)).toHaveValue('60647');
  await expectDraftSaved(page);
});

test('a sign-out leaves nothing on the device', async ({ page, complaints }) => {
  complaints.allow(noAnswer);
  const member = await memberAt('eligibility');
  await openStep(page, 'eligibility', member);
  await expect(zip(page)).toBeVisible();
  const savingWorks = await routeUntil(page, '**/drafts/**', (route) => route.abort());
  await zip(page).fill('60647');
  await expectEncrypted(page, 1);
  await leave(page);
  await expect(page.getByText('Some of what you typed is not saved')).toBeVisible();
  await expectEncrypted(page, 0);
  savingWorks();
  await fillSignIn(page, member);
  await expectStep(page, 'eligibility');
  await expect(zip(page)).toHaveValue('');
});

test('a sign-out tells of what a page left and nobody opened again', deep, async ({ page, context, complaints }) => {
  complaints.allow(noAnswer);
  await typeOffline(page, await memberAt('eligibility'));
  const later = await crash(page, context);
  await later.goto('/member/profile/');
  await leave(later);
  await expect(later.getByText('Some of what you typed is not saved')).toBeVisible();
  await expectEncrypted(later, 0);
});
