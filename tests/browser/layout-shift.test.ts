import type { Page } from '@playwright/test';
import { stepPath, type JourneyStep } from '#domain/steps.ts';
import { demoPassword } from '#scripts/seed/people.ts';
import { newPerson } from './fixtures/person.ts';
import { deep, deepUnless, expect, test } from './fixtures/test.ts';
import { phone } from './steps/accessibility.ts';
import { expectNoShift, forgetShifts, OneByOne, watchShifts } from './steps/layout-shift.ts';
import { signIn } from './steps/session.ts';

const finished = { ...newPerson(), email: 'finished@novi.example', password: demoPassword };
const dashboard = '/member/dashboard';

/** Pages of a member, and how to get there from the dashboard by a press. */
const pages: readonly { address: string; press: (page: Page) => Promise<void> }[] = [
  { address: '/member/consult-summary', press: (page) => tab(page, 'Summary and plan') },
  {
    address: '/member/consult-summary/documents',
    press: (page) => page.getByRole('link', { name: 'See all documents' }).click(),
  },
  {
    address: '/member/profile',
    async press(page) {
      await page.getByRole('button', { name: /^Your account/ }).click();
      await page.getByRole('menuitem', { name: 'Profile' }).click();
    },
  },
  { address: stepPath('counseling'), press: (page) => tab(page, 'Counseling') },
  ...(['survey', 'shipping-genetic-test-kit'] satisfies JourneyStep[]).map((step) => ({
    address: stepPath(step),
    press: (page: Page) =>
      page
        .locator(`nav a[href="${stepPath(step)}"]`)
        .last()
        .click(),
  })),
];

async function tab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
}

/** Waits until the page of the address stands: nothing of it is awaited, and all that it asked for is answered. */
async function arrive(page: Page, address: string, answers: OneByOne): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname.startsWith(address));
  await expect(page.locator('body:has(h1):not(:has([data-waiting]))'), address).toBeVisible();
  await answers.end();
}

async function open(page: Page, address: string, answers: OneByOne): Promise<void> {
  // As on a device that does not know yet which tabs there are.
  await page.evaluate(() => localStorage.removeItem('showCounselingTab'));
  await page.goto(address);
  await arrive(page, address, answers);
  await expectNoShift(page, `${address}, opened`);
}

async function begin(page: Page): Promise<OneByOne> {
  const answers = new OneByOne(page);
  await watchShifts(page);
  await signIn(page, finished);
  await expect(page).toHaveURL(dashboard);
  await answers.begin();
  return answers;
}

/** Only what is in sight counts as moved: so high a window shows what others see once they have scrolled. */
const height = 3_000;

for (const [size, { width }] of Object.entries({ phone, laptop: { width: 1280 } })) {
  test.describe(size, () => {
    test.use({ viewport: { width, height } });

    test(
      'nothing moves by itself on the pages of a member, opened by their address',
      deepUnless(size === 'phone'),
      async ({ page }) => {
        test.slow();
        const answers = await begin(page);
        for (const address of [dashboard, ...pages.map((each) => each.address), `${stepPath('survey')}tree`])
          await open(page, address, answers);
      },
    );
  });
}

// On a phone alone: there most stands below what comes, and a wider window makes no page of other parts.
test.describe('phone', () => {
  test.use({ viewport: { width: phone.width, height } });

  test('nothing moves by itself on the pages of a member, reached by a press', deep, async ({ page }) => {
    test.slow();
    const answers = await begin(page);
    for (const { address, press } of pages) {
      // Loaded anew each time, so that the page pressed for has nothing yet.
      await open(page, dashboard, answers);
      await page.getByRole('navigation', { name: 'Your eight steps' }).locator('summary').click();
      const heading = page.getByRole('heading', { level: 1 });
      const left = await heading.innerText();
      await forgetShifts(page);
      await press(page);
      await expect(heading, 'the heading of the page that was left').not.toHaveText(left);
      await arrive(page, address, answers);
      await expectNoShift(page, `${address}, by a press`);
    }
  });

  test('nothing moves by itself on the page that a sign-out leads to', deep, async ({ page }) => {
    await watchShifts(page);
    // Its files are fetched ahead, and run once they are there.
    const notice = page.waitForEvent('requestfinished', {
      predicate: (request) => request.resourceType() === 'script' && request.url().includes('session-notice'),
    });
    await signIn(page, finished);
    await notice;
    await page.getByRole('button', { name: /^Your account/ }).click();
    await forgetShifts(page);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You are logged out')).toBeVisible();
    await expectNoShift(page, 'the start page, signed out');
  });
});
