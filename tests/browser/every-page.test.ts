import type { Page } from '@playwright/test';
import { journeySteps, stepPath } from '#domain/steps.ts';
import { LOCALES } from '#domain/words.ts';
import { demoPassword } from '#scripts/seed/people.ts';
import { answered } from './fixtures/console.ts';
import { newPerson, type Person } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAccessible, expectLargeTextFits, expectNothingFound, phone } from './steps/accessibility.ts';

const laptop = { width: 1280, height: 800 };

/** Every address of the product's section 1, by who sees it. */
const ofAll = [
  ...['/', '/account', '/account?mode=forgotPassword', '/login', '/signup', '/verify-email'],
  ...['/partners/prairie-steel', '/partners/nobody-knows', '/members', '/members/faq', '/members/privacy'],
  ...['/members/terms-of-service', '/business', '/business/faq'],
];
const ofMembers = [
  ...journeySteps.map(stepPath),
  ...['consult-summary', 'consult-summary/documents', 'profile', 'dashboard', 'no-such-page'].map(
    (page) => `/member/${page}`,
  ),
  ...['/account', '/no-such-page'],
];
const ofSpecialists = [
  ...['appointments/upcoming', 'appointments/past', 'patients', 'no-such-page'].map((page) => `/specialist/${page}`),
];
const demo = (account: string): Person => ({
  ...newPerson(),
  email: `${account}@novi.example`,
  password: demoPassword,
});

/** Signs in whatever the language: by the names of the fields. */
async function signInBlind(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[type=submit]').click();
  await expect(page).not.toHaveURL('/login');
}

async function lookAt(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await open(page, address);
    await expectNothingFound(page, address);
    await expectLargeTextFits(page, address, page.viewportSize() ?? phone);
  }
}

/** Opens a page up to what stays: a page that waits, or leads on, has a heading of its own until then, or a skeleton. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator('body:has(h1):not(:has([data-waiting]))'), address).toBeVisible();
}

test('the pages of specialists fit the smallest window', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInBlind(page, demo('specialist'));
  for (const address of ofSpecialists) {
    await open(page, address);
    await expectAccessible(page, address);
  }
});

for (const [size, viewport] of Object.entries({ phone, laptop })) {
  for (const locale of LOCALES) {
    test.describe(`axe finds nothing, and text at 200 % fits, on a ${size} in ${locale}`, () => {
      test.use({ viewport, locale: `${locale}-US`, contextOptions: { reducedMotion: 'reduce' } });
      test.slow();

      test('on what is open to all', async ({ page, complaints }) => {
        complaints.expect(answered(404));
        await lookAt(page, ofAll);
      });

      test('on what members see who are through', async ({ page }) => {
        await signInBlind(page, demo('finished'));
        await lookAt(page, ofMembers);
      });

      test('on what specialists see', async ({ page }) => {
        await signInBlind(page, demo('specialist'));
        await lookAt(page, ofSpecialists);
        await page.locator('header').getByRole('button').click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectNothingFound(page, 'the menu of a specialist');
      });
    });
  }
}
