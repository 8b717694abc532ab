/**
 * `npm run screens`: takes the pictures of docs/screens.md from the demo that `npm start` runs, on a phone and on a laptop.
 * Another address than http://localhost:4300 can be named: `npm run screens -- http://localhost:4400`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { screens, type Screen } from './screens/screens.ts';
import { demoPassword } from './seed/people.ts';

const [address = 'http://localhost:4300'] = process.argv.slice(2);
const folder = 'docs/pictures/screens';
const sizes = [
  { of: 'phone', width: 390, height: 844 },
  { of: 'laptop', width: 1280, height: 800 },
] as const;

const found = findBrowser();
if ('problem' in found) throw new Error(found.problem);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: found.path,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const [account, ofAccount] of Map.groupBy(screens, ({ as }) => as)) await takeAll(browser, account, ofAccount);
await browser.close();
writeFileSync('docs/screens.md', guide());
console.log(`${screens.length * sizes.length} pictures are in ${folder}.`);

/** All pictures of one account, each in both sizes before the next one: what is done for a picture is done once. */
async function takeAll(browser: Browser, account: string | undefined, ofAccount: readonly Screen[]): Promise<void> {
  const pages = new Map<(typeof sizes)[number], Page>();
  for (const size of sizes) {
    const page = await open(browser, size);
    if (account) await signIn(page, account);
    pages.set(size, page);
  }
  for (const screen of ofAccount) {
    const [first] = pages.values();
    const address = (first && (await screen.before?.(first))) ?? screen.path;
    for (const [{ of }, page] of pages) await take(page, { ...screen, path: address }, of);
  }
  for (const page of pages.values()) await page.context().close();
}

async function open(browser: Browser, { width, height }: (typeof sizes)[number]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
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

async function take(page: Page, { name, path }: Screen, of: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // A record that is open hides the page behind it, the heading included; what is written comes after the page in whose place it is.
  await page.getByRole('heading', { level: 1, includeHidden: true }).last().waitFor();
  // A part of the page may still be on its way. It says so once that takes a second, and nobody wants a picture of it.
  await page.waitForTimeout(1_200);
  await page.waitForFunction(() => !document.body.innerText.includes('Looking up '));
  const isOpen = await page.getByRole('dialog').isVisible();
  const fullPage = of === 'phone' && !isOpen;
  await page.screenshot({ path: `${folder}/${name}-${of}.jpg`, type: 'jpeg', quality: 70, fullPage });
}

function guide(): string {
  const rows = screens.map(({ name, shows, path }) => {
    const picture = (of: string, width: number) =>
      `<img src="pictures/screens/${name}-${of}.jpg" alt="${shows}, on a ${of}" width="${width}">`;
    return `## ${shows}\n\n\`${path}\`\n\n${picture('phone', 195)} ${picture('laptop', 560)}\n`;
  });
  return `# Screens\n\nTaken from the demo by \`npm run screens\`; the whole page on a phone (390 px), the first screen on a laptop (1280 px).\n\n${rows.join('\n')}`;
}
