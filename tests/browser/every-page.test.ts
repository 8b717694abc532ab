import type { Page } from '@playwright/test';
import { journeySteps, stepPath } from '#domain/steps.ts';
import { LOCALES } from '#domain/words.ts';
import { demoPassword } from '#scripts/seed/people.ts';
import { newPerson, type Person } from './fixtures/person.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectLargeTextFits, expectNothingFound, phone } from './steps/accessibility.ts';
import { signIn } from './steps/session.ts';
import { openSettled, type Settled } from './steps/settled.ts';

const laptop = { width: 1280, height: 800 };

const demo = (account: string): Person => ({
  ...newPerson(),
  email: `${account}@novi.example`,
  password: demoPassword,
});

const ofSpecialist = 'the pages of a specialist, and their menu';

/** Every address of the product's section 1, by who sees it, in parts that can run side by side. */
const parts: readonly { name: string; as?: Person; addresses: readonly string[] }[] = [
  {
    name: 'the way in',
    addresses: ['/', '/account', '/account?mode=forgotPassword', '/login', '/signup', '/verify-email'],
  },
  {
    name: 'the public pages',
    addresses: [
      ...['/partners/prairie-steel', '/partners/nobody-knows', '/members', '/members/faq', '/members/privacy'],
      ...['/members/terms-of-service', '/business', '/business/faq'],
    ],
  },
  { name: 'the steps of a member who is through', as: demo('finished'), addresses: journeySteps.map(stepPath) },
  {
    name: 'the other pages of a member who is through',
    as: demo('finished'),
    addresses: [
      ...['consult-summary', 'consult-summary/documents', 'profile', 'dashboard', 'no-such-page'].map(
        (page) => `/member/${page}`,
      ),
      ...['/account', '/no-such-page'],
    ],
  },
  {
    name: ofSpecialist,
    as: demo('specialist'),
    addresses: ['appointments/upcoming', 'appointments/past', 'patients', 'availability', 'emails', 'no-such-page'].map(
      (page) => `/specialist/${page}`,
    ),
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

async function enter(page: Page, { as, addresses: [first = '/'] }: (typeof parts)[number]): Promise<Settled> {
  const settled = openSettled(page);
  if (as) await signIn(page, as, first);
  return settled;
}

async function look(page: Page, address: string): Promise<void> {
  await expectNothingFound(page, address);
  await expectLargeTextFits(page, address, page.viewportSize() ?? phone);
}

/** Each page is looked at once: on a phone or on a laptop, in one language or the other, by turns. The deep run looks at it in all four ways. */
for (const part of parts)
  test(`axe finds nothing, and text at 200 % fits, on ${part.name}`, async ({ page }) => {
    const settled = await enter(page, part);
    for (const [index, address] of part.addresses.entries()) {
      await page.setViewportSize(index % 2 === 0 ? phone : laptop);
      await settled.open(address);
      if (index % 2 === 1) {
        // It stays for the next page, which is looked at on a phone.
        await changeLanguage(page);
        await settled.wait(address);
      }
      await look(page, address);
    }
    if (part.name === ofSpecialist) {
      await page
        .locator('header')
        .getByRole('button', { name: /^(Your account|Su cuenta)/ })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNothingFound(page, 'the menu of a specialist');
    }
  });

/** What speaks English comes to speak Spanish, and the other way round. */
async function changeLanguage(page: Page): Promise<void> {
  const html = page.locator('html');
  const [next, name] = (await html.getAttribute('lang')) === 'es' ? ['en', 'English'] : ['es', 'Español'];
  await page.getByRole('button', { name }).first().click();
  await expect(html).toHaveAttribute('lang', next);
}

for (const [size, viewport] of Object.entries({ phone, laptop }))
  for (const locale of LOCALES)
    test.describe(`on a ${size} in ${locale}`, () => {
      test.use({ viewport, locale: `${locale}-US` });

      for (const part of parts)
        test(`axe finds nothing, and text at 200 % fits: ${part.name}`, deep, async ({ page }) => {
          const settled = await enter(page, part);
          for (const address of part.addresses) {
            await settled.open(address);
            await look(page, address);
          }
        });
    });
