/**
 * `npm run screens`: takes the pictures of docs/screens.md from the demo that `npm start` runs, on a phone and on a laptop.
 * Another address than http://localhost:4300 can be named: `npm run screens -- http://localhost:4400`.
 *
 * `--keep before` takes pictures of every screen instead, to compare with; `--compare before` takes them anew and compares them,
 * pixel by pixel. `--looks en,es,forced-colors,print` says in what; without it, in English alone.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { compareFolders, pageOf, reportOf } from './screens/compare-folders.ts';
import { kept, keptFolder } from './screens/kept.ts';
import { looksIn } from './screens/looks.ts';
import { moreScreens } from './screens/more-screens.ts';
import { guideScreens } from './screens/screens.ts';
import { goTo, openAll } from './screens/take.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, compare: { type: 'string' }, looks: { type: 'string', default: 'en' } },
});
const [demo = 'http://localhost:4300'] = positionals;
const guideFolder = 'docs/pictures/screens';

const found = findBrowser();
if ('problem' in found) throw new Error(found.problem);
const browser = await chromium.launch({
  executablePath: found.path,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  if (values.keep !== undefined) await takeAll(browser, keptFolder(values.keep));
  else if (values.compare !== undefined) await compareWith(browser, values.compare);
  else await takeGuide(browser);
} finally {
  await browser.close();
}

async function takeGuide(browser: Browser): Promise<void> {
  mkdirSync(guideFolder, { recursive: true });
  const failed = await openAll(browser, demo, guideScreens, async (page, { name, path }, { of }) => {
    await goTo(page, path);
    const isOpen = await page.getByRole('dialog').isVisible();
    const fullPage = of === 'phone' && !isOpen;
    await page.screenshot({ path: `${guideFolder}/${name}-${of}.jpg`, type: 'jpeg', quality: 70, fullPage });
  });
  tell(failed);
  writeFileSync('docs/screens.md', guide());
  console.log(`The pictures are in ${guideFolder}.`);
}

/** Takes a picture of every screen in every look that was asked for, without loss; whole pages, where nothing lies over them. */
async function takeAll(browser: Browser, folder: string): Promise<void> {
  const chosen = looksIn(values.looks);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const failed = await openAll(
    browser,
    demo,
    [...guideScreens, ...moreScreens],
    async (page, { name, path }, { width }) => {
      for (const [look, { address, media }] of chosen) {
        // Also where the picture before could not be taken.
        await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null });
        await goTo(page, address(path));
        await page.emulateMedia(media);
        const fullPage = !(await page.getByRole('dialog').isVisible());
        const file = join(folder, `${name}.${width}.${look}.png`);
        await page.screenshot({ path: file, fullPage, animations: 'disabled' });
      }
    },
  );
  tell(failed);
  console.log(`The pictures are in ${folder}.`);
}

async function compareWith(browser: Browser, before: string): Promise<void> {
  const folder = keptFolder(before);
  // Before minutes go by.
  if (!existsSync(folder)) throw new Error(`${folder} is not there: npm run screens -- --keep ${before} takes it.`);
  await takeAll(browser, join(kept, 'now'));
  const compared = compareFolders(folder, join(kept, 'now'), join(kept, 'differences'));
  console.log(reportOf(compared));
  writeFileSync(join(kept, 'differences.html'), pageOf(compared, [before, 'now', 'differences']));
  if (compared.every(({ change }) => change === 'same')) return;
  console.log(`Look at ${join(kept, 'differences.html')}.`);
  process.exitCode = 1;
}

/** What could not be taken is said, and fails: the rest is taken all the same. */
function tell(failed: ReadonlyMap<string, unknown>): void {
  for (const [name, error] of failed) console.error(`${name} could not be taken: ${String(error)}`);
  if (failed.size > 0) process.exitCode = 1;
}

function guide(): string {
  const rows = guideScreens.map(({ name, shows, path }) => {
    const picture = (of: string, width: number) =>
      `<img src="pictures/screens/${name}-${of}.jpg" alt="${shows}, on a ${of}" width="${width}">`;
    return `## ${shows}\n\n\`${path}\`\n\n${picture('phone', 195)} ${picture('laptop', 560)}\n`;
  });
  return `# Screens\n\nTaken from the demo by \`npm run screens\`; the whole page on a phone (390 px), the first screen on a laptop (1280 px).\n\n${rows.join('\n')}`;
}
