import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { closeAndBeAsked } from './steps/leaving.ts';
import { expectDraftSaved } from './steps/screen.ts';
import { notSaved, typeOffline, zip } from './steps/unsaved.ts';

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
