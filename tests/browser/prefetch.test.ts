import type { Page } from '@playwright/test';
import { stepFacts } from '#domain/steps.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { phone } from './steps/accessibility.ts';
import { routeOnce } from './steps/route-until.ts';
import { expectHeading } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

test.use({ viewport: phone, fetchesAhead: true });

/** The names of the chunks that a page has asked for. */
function chunksOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** Scrolls until the link to the terms is so many pixels below the window, and lets the browser look at it. */
function scrollTo(page: Page, pixelsBelow: number): Promise<void> {
  const link = page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Terms of service' });
  return link.evaluate(async (element, below) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - innerHeight - below, behavior: 'instant' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, pixelsBelow);
}

/** Runs in the page: how often a chunk was asked of the server, and not of the browser's cache. */
function transfers(chunk: string): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.filter(({ name, transferSize }) => name.includes(`/${chunk}-`) && transferSize > 0).length;
}

test('the page of a link is fetched when the link comes within 200 px of the window, and not before', async ({
  page,
}) => {
  const chunks = chunksOf(page);
  await page.goto('/members');
  await expect.poll(() => chunks, 'the links in sight').toContain('business-page');
  await scrollTo(page, 230);
  expect(chunks).not.toContain('terms-page');
  await scrollTo(page, 170);
  await expect.poll(() => chunks).toContain('terms-page');
  const asked = () => chunks.filter((name) => name === 'terms-page').length;
  await expect.poll(asked, 'it is imported, too').toBe(2);
  expect(await page.evaluate(transfers, 'terms-page'), 'what came over the line').toBe(1);
  expect(
    chunks.filter((name) => /^(member-area|welcome-page|survey-page|dashboard-page)$/.test(name)),
    'what is behind a sign-in',
  ).toEqual([]);
});

test('a page that could not be fetched ahead comes when its link is pressed', deep, async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource: net::ERR_FAILED/);
  const refused = page.waitForRequest(/\/assets\/business-page-/);
  await routeOnce(page, /\/assets\/business-page-/, (route) => route.abort());
  await page.goto('/members');
  await refused;
  // By a fresh request, and without loading the whole app anew.
  const stays = await page.evaluateHandle(() => Object.assign(window, { stays: true }));
  await page.getByRole('link', { name: 'For employers' }).first().click();
  await expectHeading(page, 'Genetic care for your people');
  expect(await stays.evaluate(() => 'stays' in window)).toBe(true);
});

test('from page to page nothing empty is drawn in between, nor that it is looked up where somebody is', async ({
  page,
}) => {
  await signIn(page, await memberAt('survey'));
  // Where the step leads by itself.
  await expect(page).toHaveURL('/member/survey/you');
  await expectHeading(page, 'Family history');
  const seen = await page.evaluateHandle(() => {
    const headings = [document.querySelector('h1')?.textContent];
    const look = () => {
      const heading = document.querySelector('h1')?.textContent ?? 'nothing';
      if (heading !== headings.at(-1)) headings.push(heading);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    return headings;
  });
  // The code of its page has not run yet, and the journey is at another step.
  const rail = page.getByRole('navigation', { name: 'Your eight steps' });
  await rail.locator('summary').click();
  await rail.getByRole('link', { name: stepFacts.eligibility.title.en }).click();
  await expectHeading(page, 'Can you join?');
  await expect(page.getByLabel('ZIP code')).toBeVisible();
  expect(await seen.jsonValue()).toEqual(['Family history', 'Can you join?']);
});

test('what sends a step is there before it is sent', deep, async ({ page }) => {
  const chunks = chunksOf(page);
  await signIn(page, await memberAt('welcome'));
  await expect.poll(() => chunks).toContain('progress');
});

test('nothing is fetched ahead of the sign-in page’s own form', async ({ page }) => {
  const chunks = chunksOf(page);
  await page.addInitScript(() => addEventListener('novi.drawn', () => performance.mark('drawn')));
  await page.goto('/login');
  await expectHeading(page, 'Welcome back');
  await expect.poll(() => chunks).toContain('sign-up-page');
  const before = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('drawn')[0]!.startTime;
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < drawn);
    return early.map(({ name }) => name);
  });
  expect(before.filter((name) => /sign-up|account|home/.test(name))).toEqual([]);
});
