import type { Page } from '@playwright/test';
import { LOCALES } from '#domain/words.ts';
import { memberAt } from './fixtures/member.ts';
import { deepUnless, expect, test } from './fixtures/test.ts';
import { phone } from './steps/accessibility.ts';
import { openInParts } from './steps/in-parts.ts';
import { expectNoShift, watchShifts } from './steps/layout-shift.ts';
import { expectHeading, expectStep, press } from './steps/screen.ts';
import { fillSignIn, signIn } from './steps/session.ts';

test.use({ fetchesAhead: true });

/** Opens a page whose code does not come until `arrive` is called. */
async function openWithoutCode(page: Page, address: string): Promise<{ arrive: () => void }> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { arrive };
}

/** The page's own font comes when all else stands, as on a slow line: what stood in for it may not have held other room. */
async function holdFonts(page: Page): Promise<{ arrive: () => Promise<void> }> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  const arrive = async () => {
    await asked;
    const came = page.waitForResponse(/\.woff2$/);
    release();
    await (await came).finished();
  };
  return { arrive };
}

test('who signs in before the code is there types on, and their press is heeded', async ({ page }) => {
  const member = await memberAt('survey');
  const { arrive } = await openWithoutCode(page, '/login');
  await expectHeading(page, 'Welcome back');
  await fillSignIn(page, member);
  await expect(page).toHaveURL('/login');
  arrive();
  await expectStep(page, 'survey');
});

test('who signs in where the browser does not say whether it keeps an account loses nothing either', async ({
  page,
}) => {
  const member = await memberAt('survey');
  await page.addInitScript(() => {
    IDBFactory.prototype.databases = () => new Promise(() => undefined);
  });
  const { arrive } = await openWithoutCode(page, '/login');
  await expectHeading(page, 'Welcome back');
  await fillSignIn(page, member);
  arrive();
  await expectStep(page, 'survey');
});

test('a form that checks what is typed has it from the first paint on, boxes too', async ({ page }) => {
  const { arrive } = await openWithoutCode(page, '/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('I agree to the terms of service').check();
  await page.getByLabel('Last name').pressSequentially('Qu');
  arrive();
  await page.keyboard.type('ist', { delay: 50 });
  await expect(page.getByLabel('Last name')).toHaveValue('Quist');
  await press(page, 'Create account');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/e-mail/, /password/, /privacy/]);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

for (const [address, heading] of [
  ['/partners/prairie-steel', 'Novi for the people of Prairie Steel Works'],
  ['/partners/nobody-knows', 'We don’t know this partner'],
] as const) {
  test(`what partners say is read before the code is there, and stays where it is: ${address}`, async ({ page }) => {
    await watchShifts(page);
    const fonts = await holdFonts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { arrive } = await openWithoutCode(page, address);
    await expectHeading(page, heading);
    arrive();
    await expect(page.locator('[data-drawn]')).toBeAttached();
    await fonts.arrive();
    await expectNoShift(page, address);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
}

test('a page that comes in parts is painted once all of it is there: its footer is not seen to grow', async ({
  page,
  baseURL,
}) => {
  const line = await openInParts(baseURL ?? '', /<footer[^]*?<\/a>/);
  try {
    await page.goto(line.origin, { waitUntil: 'commit' });
    await expect(page.locator('footer a')).toBeAttached();
    // While the server answers ten times, a browser that does not wait has painted what is there.
    await page.evaluate(async () => {
      for (let times = 0; times < 10; times += 1) await fetch('/favicon.ico', { cache: 'no-store' });
    });
    line.goOn();
    await expect(page.locator('[data-drawn]')).toBeAttached();
    // The browser tells of a painting once the screen has it, which may be later than the app is drawn.
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const times = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      came: performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).responseEnd)[0],
    }));
    expect(times.painted).toBeGreaterThan(times.came ?? Infinity);
  } finally {
    await line.close();
  }
});

const publicPages = ['/', '/login', '/signup', '/members', '/business'];

for (const locale of LOCALES) {
  for (const [size, width] of Object.entries({ phone: phone.width, laptop: 1280 })) {
    test.describe(`${size}, ${locale}`, () => {
      test.use({ viewport: { width, height: 3_000 }, locale });

      for (const address of publicPages) {
        // One in each language.
        const isInEveryRun = size === 'phone' && address === (locale === 'en' ? '/' : '/signup');
        test(`nothing moves when the font comes: ${address}`, deepUnless(isInEveryRun), async ({ page }) => {
          await watchShifts(page);
          const fonts = await holdFonts(page);
          await page.goto(address);
          await expect(page.locator('[data-drawn]')).toBeAttached();
          await fonts.arrive();
          await expectNoShift(page, address);
        });
      }
    });
  }
}

test('a page that kept another font has ours when its next one is opened', async ({ page }) => {
  const isWorn = () =>
    page.evaluate(
      () =>
        document.fonts.size > 0 &&
        [...document.fonts].some(({ family }) => family.includes('Novi Heading') && !family.includes('Fallback')),
    );
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expectHeading(page, 'Welcome back');
  await expect.poll(isWorn).toBe(true);
});

test('who is signed in never sees the page of a visitor', async ({ page }) => {
  const member = await memberAt('survey');
  await signIn(page, member);
  await expectStep(page, 'survey');
  const { arrive } = await openWithoutCode(page, '/');
  await expect(page.locator('#root')).toBeHidden();
  arrive();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pick up where you left off' })).toBeVisible();
});

test('who came for a page of their own does not see the start as if nobody had asked', async ({ page }) => {
  await page.goto('/member/profile');
  await expect(page.getByText('Please sign in to continue')).toBeVisible();
  const { arrive } = await openWithoutCode(page, '/');
  await expect(page.locator('#root')).toBeHidden();
  arrive();
  await expect(page.getByText('Please sign in to continue')).toBeVisible();
});

test('another language than the server has guessed is not seen first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Español' }).first().click();
  const { arrive } = await openWithoutCode(page, '/login');
  await expect(page.locator('#root')).toBeHidden();
  arrive();
  await expectHeading(page, 'Qué gusto verle de nuevo');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read, and says what it needs where a form would be of no use', async ({ page }) => {
    const needs = page.locator('noscript p', { hasText: 'Novi needs JavaScript.' });
    await page.goto('/members/faq');
    await expect(needs).toBeVisible();
    await expect(page.getByText('Who can join?', { exact: true })).toBeVisible();
    await page.goto('/login');
    await expect(needs).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeHidden();
  });
});
