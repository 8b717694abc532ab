import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '../seed/people.ts';
import type { Screen } from './screen.ts';

/** The windows that the pictures are taken in. */
export const sizes = [
  { of: 'phone', width: 390, height: 844 },
  { of: 'laptop', width: 1280, height: 800 },
] as const;

export type Size = (typeof sizes)[number];

/**
 * Opens each screen in each size, signed in as whom it is for, and hands it over.
 * @param demo where the demo is
 * @returns the names of those that could not be opened, with why: the demo may hold nothing of them
 */
export async function openAll<S extends Screen>(
  browser: Browser,
  demo: string,
  screens: readonly S[],
  look: (page: Page, screen: S, size: Size) => Promise<void>,
): Promise<ReadonlyMap<string, unknown>> {
  const failed = new Map<string, unknown>();
  for (const [account, ofAccount] of Map.groupBy(screens, ({ as }) => as)) {
    const signedIn = async (size: Size) => {
      const page = await open(browser, demo, size);
      if (account) await signIn(page, account);
      return page;
    };
    const pages = [];
    for (const size of sizes) pages.push({ size, page: await signedIn(size) });
    // What comes before is done once, and in English, whatever the pictures are taken in.
    const preparing = ofAccount.some(({ before }) => before) ? await signedIn(sizes[1]) : undefined;
    for (const screen of ofAccount) {
      try {
        const path = (preparing && (await screen.before?.(preparing))) ?? screen.path;
        for (const { size, page } of pages) await look(page, { ...screen, path }, size);
      } catch (error) {
        failed.set(screen.name, error);
      }
    }
    for (const page of [...pages.map((each) => each.page), ...(preparing ? [preparing] : [])])
      await page.context().close();
  }
  return failed;
}

async function open(browser: Browser, demo: string, { width, height }: Size): Promise<Page> {
  const context = await browser.newContext({
    baseURL: demo,
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(`${account}@novi.example`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/(member|specialist)\//);
}

/** Goes to a page, and waits until all of it is there. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // A record that is open hides the page behind it, the heading included; what is written comes after the page in whose place it is.
  await page.getByRole('heading', { level: 1, includeHidden: true }).last().waitFor();
  // A part of the page may still be on its way. It says so once that takes a second, and nobody wants a picture of it.
  await page.waitForTimeout(1_200);
  await page.waitForFunction(() => !document.querySelector('[data-waiting]'));
}
