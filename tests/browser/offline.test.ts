import { noAnswer } from './fixtures/console.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { closeAndBeAsked } from './steps/leaving.ts';
import { expectDraftSaved, expectStep } from './steps/screen.ts';
import { expectEncrypted } from './steps/encrypted.ts';
import { notSaved, openStep, refuseDrafts, typeOffline, zip } from './steps/unsaved.ts';

const offline = /net::ERR_INTERNET_DISCONNECTED/;

test('who closes a page with something that could not be saved is asked first, and who stays has it saved', async ({
  page,
  complaints,
}) => {
  complaints.allow(offline);
  await typeOffline(page, await memberAt('eligibility'));
  await (await closeAndBeAsked(page)).dismiss();
  await expect(zip(page)).toHaveValue('60647');
  await expect(notSaved(page)).toBeVisible();
  await page.context().setOffline(false);
  await expectDraftSaved(page);
  // Nothing is at risk any more: the page goes without a question.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test(
  'who goes all the same finds what they typed once the line is back',
  deep,
  async ({ page, context, db, complaints }) => {
    complaints.allow(offline);
    const member = await memberAt('eligibility');
    await typeOffline(page, member);
    const closed = page.waitForEvent('close');
    await (await closeAndBeAsked(page)).accept();
    await closed;
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/member/eligibility/');
    await expectStep(later, 'eligibility');
    await expect(zip(later)).toHaveValue('60647');
    // The page that went may have got its last try through; then the next one has nothing to save, and says nothing.
    await expect
      .poll(() => db.rows('select values from form_drafts where patient_id = $1', [member.id]))
      .toMatchObject([{ values: { zip: '60647' } }]);
    await expectEncrypted(later, 0);
    await expect(notSaved(later)).toHaveCount(0);
  },
);

test(
  'who leaves the form for another page has it saved from there once the line is back',
  deep,
  async ({ page, context, db, complaints }) => {
    complaints.allow(offline);
    const member = await memberAt('eligibility');
    await typeOffline(page, member);
    // A page that is loaded already: the line is still broken.
    await page.getByRole('link', { name: /^Welcome/ }).click();
    await expectStep(page, 'welcome');
    await context.setOffline(false);
    await expect
      .poll(() => db.rows('select values from form_drafts where patient_id = $1', [member.id]))
      .toMatchObject([{ values: { zip: '60647' } }]);
    await expectEncrypted(page, 0);
  },
);

test(
  'who comes back to a form that they left finds what could not be saved, and goes on with it',
  deep,
  async ({ page, db, complaints }) => {
    complaints.allow(noAnswer);
    const member = await memberAt('eligibility');
    await openStep(page, 'eligibility', member);
    await refuseDrafts(page);
    await zip(page).fill('60647');
    await expect(notSaved(page)).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expectStep(page, 'eligibility');
    await expect(zip(page)).toHaveValue('60647');
    await page.unrouteAll();
    await zip(page).fill('60651');
    await expect
      .poll(() => db.rows('select values from form_drafts where patient_id = $1', [member.id]))
      .toMatchObject([{ values: { zip: '60651' } }]);
    await expectEncrypted(page, 0);
    await expect(notSaved(page)).toHaveCount(0);
  },
);
