import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createServer } from 'vite';
import { liveChannel } from '#machines/graph/live-channel.ts';
import { flowsPages } from '#scripts/flows/dev-plugin.ts';
import { box, panel, test } from './fixtures/flows-site.ts';
import { deep, expect } from './fixtures/test.ts';
import { violationsOf } from './steps/axe.ts';

test('a book of all flows is printed, no page of which holds a title alone', deep, async ({ atlas: { folder } }) => {
  const book = join(folder, 'flows.pdf');
  execFileSync(process.execPath, ['scripts/flows.ts', '--out', join(folder, 'book'), '--pdf', book]);
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(book)) }).promise;
  expect(pdf.numPages).toBeGreaterThan(22);
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  const texts = await Promise.all(pages.map(async (each) => (await (await each).getTextContent()).items.length));
  expect(texts.filter((count) => count < 5)).toEqual([]);
});

test('the map leads to a flow, which is told first, with the whole one a press away', async ({
  page,
  atlas: { origin },
}) => {
  await page.goto(`${origin}/index.html`);
  await box(page, 'journey').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The journey');
  await expect(page.locator('svg.flow:visible .arrow')).toHaveCount(12);
  await page.getByRole('button', { name: 'Whole' }).click();
  await expect.poll(() => page.locator('svg.flow:visible .arrow:visible').count()).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page.getByRole('heading', { name: 'Could not ask' })).toBeVisible();
});

test('it works from a folder, without a server, and a closed box opens', async ({ page, atlas: { site } }) => {
  await page.goto(`file://${site}/auth.html`);
  await box(page, 'auth.signedIn').click();
  await panel(page).getByRole('button', { name: 'Open its picture' }).click();
  await expect(page.getByRole('heading', { name: /Inside “Signed in/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page, 'auth.loading')).toBeVisible();
});

test('a state is found by words in either language, and its link leads to it', async ({ page, atlas: { origin } }) => {
  await page.goto(`${origin}/index.html`);
  await page.keyboard.press('/');
  await page.keyboard.type('arbol fam');
  await page.getByRole('link', { name: /Family tree/ }).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Family tree');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(panel(page).getByRole('heading', { level: 2 }).locator('.es')).toBeVisible();
  await expect(box(page, 'survey.tree').locator('.title:visible')).toHaveText('Árbol familiar');
  await expect(box(page, 'survey.tree')).toHaveAccessibleName('Árbol familiar');
  await page.goto(`${origin}/index.html`);
  await expect(box(page, 'impersonation')).toHaveAccessibleName('Un administrador actúa como miembro');
});

test('boxes are reached and read by keyboard alone', async ({ page, atlas: { origin } }) => {
  await page.goto(`${origin}/kit.html`);
  await expect(box(page, 'kit.SUBMITTED')).toHaveAttribute('tabindex', '0');
  await box(page, 'kit.SUBMITTED').focus();
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'kit.CLINICIAN REVIEW')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Clinician review');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Copy the link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(box(page, 'kit.CLINICIAN REVIEW')).toBeFocused();
});

test('the keyboard stays in the panel while a walk goes on', async ({ page, atlas: { origin } }) => {
  await page.goto(`${origin}/impersonation.html`);
  await page.getByRole('button', { name: 'Walk through' }).click();
  await panel(page).getByRole('button', { name: 'The admin wants to stop.' }).press('Enter');
  await expect(panel(page)).toBeFocused();
  await panel(page).getByRole('button', { name: 'The admin confirms.' }).press('Enter');
  await panel(page).getByRole('button', { name: 'One step back' }).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'One step back' })).toBeFocused();
});

for (const width of [1280, 390])
  test(`what is chosen at ${String(width)} px is not behind the panel that tells of it`, async ({
    page,
    atlas: { origin },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${origin}/auth.html#state=auth.unprovisioned`);
    const [place, aside] = [box(page, 'auth.unprovisioned'), page.getByRole('complementary')];
    await expect(aside).toBeVisible();
    await expect(place).toHaveClass(/chosen/);
    await expect
      .poll(async () => {
        const [seen, covered] = [await place.boundingBox(), await aside.boundingBox()];
        if (!seen || !covered) return 'missing';
        return seen.x + seen.width <= covered.x || seen.y + seen.height <= covered.y ? 'beside' : 'behind';
      })
      .toBe('beside');
    await expect(place).toBeInViewport();
  });

test('a walk by hand is told in sentences, and its link shows the same walk', async ({
  page,
  newDevice,
  atlas: { origin },
}) => {
  await page.goto(`${origin}/impersonation.html`);
  await page.getByRole('button', { name: 'Walk through' }).click();
  const choices = ['The admin wants to stop.', 'The admin confirms.', 'Saving takes too long'];
  for (const choice of choices) await panel(page).getByRole('button', { name: choice }).click();
  const told = await panel(page).getByRole('listitem').allTextContents();
  expect(told.slice(0, 2)).toEqual(choices.slice(0, 2));
  await expect(box(page, 'impersonation.stopping')).toHaveClass(/now/);
  const other = await newDevice();
  await other.goto(page.url());
  await expect(other.locator('#panel ol li')).toHaveCount(3);
  await expect(box(other, 'impersonation.stopping')).toHaveClass(/now/);
  await other.getByRole('button', { name: 'One step back' }).click();
  await expect(box(other, 'impersonation.saving')).toHaveClass(/now/);
});

const entry = {
  machine: 'kit',
  actor: '1.1',
  event: 'review.started',
  branches: ['kit.SUBMITTED review.started #0'],
  state: ['kit.CLINICIAN REVIEW'],
};

const start = { ...entry, event: 'xstate.init', branches: [], state: ['kit.SUBMITTED'] };

test('a trace from a file is replayed step by step, and what is none is said', async ({ page, atlas: { origin } }) => {
  await page.goto(`${origin}/kit.html`);
  await page.getByRole('button', { name: 'Replay' }).click();
  const choose = (content: string) =>
    page
      .getByLabel('Open a trace file')
      .setInputFiles({ name: 'trace.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose('{}');
  await expect(panel(page).getByRole('alert')).toContainText('can’t be read as a trace');
  await choose(JSON.stringify({ version: 1, entries: [start, entry] }));
  await expect(box(page, 'kit.SUBMITTED')).toHaveClass(/now/);
  await expect(panel(page)).toContainText('The flow begins.');
  await expect(panel(page)).not.toContainText('xstate');
  await panel(page).getByRole('button', { name: 'Next' }).click();
  await expect(box(page, 'kit.CLINICIAN REVIEW')).toHaveClass(/now/);
  await expect(panel(page)).toContainText('A clinician takes up the order.');
});

test('what the app does in another tab lights up, also after one went to another flow', async ({
  page,
  context,
  atlas: { origin },
}) => {
  await page.goto(`${origin}/kit.html`);
  await page.getByRole('button', { name: 'Live' }).click();
  await expect(panel(page)).toContainText('Waiting for Novi');
  const app = await context.newPage();
  await app.goto(`${origin}/index.html`);
  const tick = { ...entry, machine: 'auth', event: 'idle.counted', branches: [], state: ['auth.idle'] };
  await app.evaluate(
    ([channel, ...entries]) => {
      const sender = new BroadcastChannel(channel);
      for (const each of entries) sender.postMessage(each);
    },
    [liveChannel, entry, ...Array.from({ length: 20 }, () => tick)] as const,
  );
  await expect(box(page, 'kit.CLINICIAN REVIEW')).toHaveClass(/now/);
  await expect(panel(page)).toContainText('A clinician takes up the order.');
  await panel(page).getByRole('link', { name: 'The session' }).click();
  await expect(box(page, 'auth.idle')).toHaveClass(/now/);
});

test('a picture is saved as SVG, PNG, Mermaid and JSON', async ({ page, atlas: { origin } }) => {
  await page.goto(`${origin}/kit.html`);
  const saved = async (format: string) => {
    const download = page.waitForEvent('download');
    await page.getByLabel('Save as').selectOption(format);
    return readFileSync(await (await download).path());
  };
  expect(String(await saved('svg'))).toContain('<style');
  expect((await saved('png')).subarray(1, 4).toString()).toBe('PNG');
  expect(String(await saved('mermaid'))).toMatch(/^stateDiagram-v2/);
  expect(JSON.parse(String(await saved('json')))).toMatchObject({ graph: { id: 'kit' } });
});

test('marks and pressed buttons are seen with forced colors', async ({ newDevice, atlas: { origin } }) => {
  const page = await newDevice();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${origin}/kit.html`);
  const tested = page.getByRole('button', { name: 'Tested' });
  const colorOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((each) => getComputedStyle(each).backgroundColor);
  await tested.click();
  expect(await colorOf('Tested')).not.toBe(await colorOf('Replay'));
});

for (const path of ['index.html', 'journey.html#state=journey.resuming'])
  test(`axe finds nothing on ${path}`, async ({ page, atlas: { origin } }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${origin}/${path}`);
      expect(await violationsOf(page)).toEqual([]);
    }
  });

test(
  'the development server makes the atlas at /flows/, and a build of the app holds none',
  deep,
  async ({ request }) => {
    const app = { configFile: false, logLevel: 'silent', optimizeDeps: { noDiscovery: true } } as const;
    const server = await createServer({ ...app, plugins: [flowsPages], server: { port: 0 } });
    await server.listen();
    const address = `${server.resolvedUrls?.local[0] ?? ''}flows`;
    // It is made as it is asked for the first time.
    const index = await request.get(address, { timeout: 0 });
    expect(index.url()).toBe(`${address}/`);
    expect(await index.text()).toContain('href="kit.html"');
    expect(await (await request.get(`${address}/kit.html`)).text()).toContain('data-state="kit.SUBMITTED"');
    await server.close();
    expect(flowsPages.apply).toBe('serve');
  },
);
