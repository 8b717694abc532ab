import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import type { Step } from '#domain/steps.ts';
import { accountTexts } from '#src/texts/account.ts';
import { brokenTexts } from '#src/texts/broken.ts';
import { closeAccountTexts } from '#src/texts/close-account.ts';
import { commonTexts } from '#src/texts/common.ts';
import { documentTexts } from '#src/texts/documents.ts';
import { releaseTexts } from '#src/texts/release.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { signIn } from './steps/session.ts';
import { openSettled } from './steps/settled.ts';

const steps = 40;
/** The same walk each time, so that a change is judged by nothing else; `NOVI_WALK_SEED` chooses another one. */
const seed = Number(process.env['NOVI_WALK_SEED'] ?? 7);
/** Where no walk may come to: pages that did not load, and addresses that lead nowhere. */
const broken = [brokenTexts.title, accountTexts.notFoundTitle].flatMap(({ en, es }) => [en, es]);
/** What ends the session, and what opens a document in a tab in front of the page: the browser slows down what lies behind. */
const forbidden = [commonTexts.signOut, closeAccountTexts.toPage, documentTexts.open, releaseTexts.openPdf].flatMap(
  ({ en, es }) => [en, es],
);

for (const from of ['survey', 'complete'] as const satisfies readonly Step[])
  test(`forty steps at random lead a member who is at ${from} to no dead end`, deep, async ({ page, complaints }) => {
    const member = await memberAt(from);
    const walked = [`A walk at random from ${from}: NOVI_WALK_SEED=${String(seed)}`];
    // A page that is left while something is not saved asks first.
    page.on('dialog', (dialog) => void dialog.accept());
    const { wait } = openSettled(page);
    await signIn(page, member);
    await wait('the start');
    try {
      for (const choice of fc.sample(fc.noBias(fc.nat()), { seed, numRuns: steps })) {
        const { pathname } = new URL(page.url());
        await goOn(page, choice, (what) => walked.push(`${pathname}: ${what}`));
        await wait(pathname);
        expect(broken).not.toContain(await page.getByRole('heading', { level: 1 }).innerText());
        // A screen reader reads on from the heading of the new page, or from the place on it that the link was for.
        if (pathname !== new URL(page.url()).pathname) await expect(page.locator('main:focus-within')).toBeVisible();
        complaints.check({ wentWell: false });
      }
    } catch (error) {
      throw new Error(walked.join('\n'), { cause: error });
    }
  });

/** One step of the walk, by a number; tells what it is to be. */
async function goOn(page: Page, choice: number, tell: (what: string) => void): Promise<void> {
  const way = choice % 10;
  if (way === 0) {
    tell('Reload');
    await page.reload();
    return;
  }
  // The router counts how far a page lies behind the one that was opened first.
  const isBehind = await page.evaluate(() => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0);
  if (way === 1 && isBehind) {
    tell('Back');
    await page.goBack();
    return;
  }
  const controls = await controlsOf(page);
  const control = controls.nth(Math.floor(choice / 10) % (await controls.count()));
  tell(await control.evaluate((element) => element.ariaLabel ?? element.textContent.trim()));
  await control.click();
}

/** What can be pressed and keeps within the member's app; of a dialog, where one is open. */
async function controlsOf(page: Page): Promise<Locator> {
  const dialog = page.locator('[role=dialog]:visible, [role=alertdialog]:visible');
  const isAsked = (await dialog.count()) > 0;
  const within = isAsked ? dialog.last() : page.locator('body');
  return within
    .locator('a[href^="/member/"]:not([target]):visible, button:enabled:not([aria-disabled=true]):visible')
    .filter({ hasNotText: new RegExp(forbidden.join('|')) });
}
