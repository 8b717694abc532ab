import type { Page, Response } from '@playwright/test';
import { answered } from './fixtures/console.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { theSame } from './steps/same-field.ts';
import { expectDraftSaved, expectStep, press } from './steps/screen.ts';
import { signIn, signInByForm } from './steps/session.ts';

const minute = 60_000;
const zip = (page: Page) => page.getByLabel('ZIP code');

const isDraft = (reply: Response) => reply.url().endsWith('/drafts/eligibility');

/** Counts how often a page asks the identity provider for a new token. */
function countRenewals(page: Page): () => number {
  let renewals = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('securetoken.googleapis.com')) renewals += 1;
  });
  return () => renewals;
}

test(
  'a token that is renewed while somebody types leaves the form as it is, with its focus',
  deep,
  async ({ page }) => {
    const renewals = countRenewals(page);
    await page.clock.install();
    await signIn(page, await memberAt('eligibility'));
    await expectStep(page, 'eligibility');
    await zip(page).fill('');
    const field = await theSame(zip(page));
    for (const typed of ['6', '60', '606', '6064', '60640']) {
      // Minutes that pass while a reply is on its way make it a lost one: the save would be tried again, and meet itself.
      const saved = page.waitForResponse(
        async (reply) => isDraft(reply) && (await reply.text()).includes(`"zip":"${typed}"`),
      );
      await page.keyboard.type(typed.slice(-1));
      await saved;
      await page.clock.fastForward(12 * minute);
    }
    await expect.poll(renewals).toBeGreaterThan(0);
    await expect(zip(page)).toBeFocused();
    await expect(field).toHaveValue('60640');
    await expectDraftSaved(page);
  },
);

test('a page that sleeps past the end of its token renews it once and keeps what is on it', deep, async ({ page }) => {
  const renewals = countRenewals(page);
  await page.clock.install();
  await signIn(page, await memberAt('eligibility'));
  await expectStep(page, 'eligibility');
  await zip(page).fill('606');
  await expectDraftSaved(page);
  const field = await theSame(zip(page));
  const before = renewals();
  // The time of day alone: whether that was sleep, the app asks the server, which says that it was not.
  const asked = page.waitForResponse('**/api/v1/states/list');
  await page.clock.setSystemTime(new Date((await page.evaluate(() => Date.now())) + 180 * minute));
  await asked;
  await page.keyboard.type('40');
  await expectDraftSaved(page);
  expect(renewals() - before).toBe(1);
  await expect(field).toHaveValue('60640');
});

for (const days of [1, -1])
  test(
    `on a device whose clock is a day ${days > 0 ? 'ahead' : 'behind'}, one signs in, goes on and comes back`,
    deep,
    async ({ page }) => {
      const renewals = countRenewals(page);
      await page.clock.install({ time: Date.now() + days * 24 * 60 * minute });
      await signInByForm(page, await memberAt('welcome'));
      await expectStep(page, 'welcome');
      expect(renewals()).toBe(0);
      await press(page, 'Begin');
      await expectStep(page, 'eligibility');
      await page.reload();
      await expectStep(page, 'eligibility');
      await page.clock.runFor(5 * minute);
      expect(renewals()).toBeLessThanOrEqual(1);
    },
  );

test(
  'many requests whose token is refused at once cause one renewal and one more try each',
  deep,
  async ({ page, complaints }) => {
    complaints.expect(answered(401));
    await signIn(page, await memberAt('counseling'));
    await expectStep(page, 'counseling');
    // No request of this page may meet what is set up for the next one: it would renew for itself.
    await page.goto('about:blank');
    const renewals = countRenewals(page);
    let old: string | undefined;
    const tries = new Map<string, number>();
    await page.route('**/api/v1/**', async (route, request) => {
      const token = await request.headerValue('authorization');
      old ??= token ?? undefined;
      const what = `${request.method()} ${request.url()}`;
      tries.set(what, (tries.get(what) ?? 0) + 1);
      const refused = { message: 'Please sign in again.', code: 'unauthorized' };
      await (token === old ? route.fulfill({ status: 401, json: refused }) : route.continue());
    });
    await page.goto('/member/dashboard');
    await expect.poll(() => tries.size).toBeGreaterThan(4);
    // The steps that are done come by the last of them; the tabs above stand there before.
    await expect(page.getByRole('main').getByRole('link', { name: 'Can you join?' })).toBeVisible();
    expect(renewals()).toBe(1);
    expect([...tries.values()].every((count) => count <= 2)).toBe(true);
  },
);
