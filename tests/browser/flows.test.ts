import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { liveChannel } from '#machines/graph/live-channel.ts';
import { serveFolder } from '#scripts/flows/serve.ts';
import { deep, expect, test } from './fixtures/test.ts';

const folder = mkdtempSync(join(tmpdir(), 'novi-flows-'));
const [site, model] = [join(folder, 'site'), join(folder, 'model')];
let server: Server;
let origin: string;

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const coverage = {
  version: 1,
  machines: {
    kit: {
      states: { 'kit.SUBMITTED': ['tour 1'] },
      branches: { 'kit.SUBMITTED review.started #0': ['tour 1'] },
      guards: {},
    },
  },
};

test.beforeAll(async () => {
  mkdirSync(join(model, 'screens'), { recursive: true });
  writeFileSync(join(model, 'coverage.json'), JSON.stringify(coverage));
  writeFileSync(join(model, 'screens/kit.SUBMITTED.390.en.png'), picture);
  execFileSync(process.execPath, ['scripts/flows.ts', '--out', site, '--model', model]);
  server = await serveFolder(site, 0);
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const box = (page: Page, state: string) => page.locator(`.picture:not([hidden]) .box[data-state="${state}"]`);
const panel = (page: Page) => page.locator('#panel');

test('a book of all flows is printed', deep, () => {
  const book = join(folder, 'flows.pdf');
  execFileSync(process.execPath, ['scripts/flows.ts', '--out', join(folder, 'book'), '--pdf', book]);
  const pages = readFileSync(book, 'latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(22);
});

test('the map leads to a flow, which is told first, with the whole one a press away', async ({ page }) => {
  await page.goto(`${origin}/index.html`);
  await box(page, 'journey').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The journey');
  await expect(page.locator('svg.flow:visible .arrow')).toHaveCount(12);
  await page.getByRole('button', { name: 'Whole' }).click();
  expect(await page.locator('svg.flow:visible .arrow').count()).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page.getByRole('heading', { name: 'Could not ask' })).toBeVisible();
});

test('it works from a folder, without a server, and a closed box opens', async ({ page }) => {
  await page.goto(`file://${site}/auth.html`);
  await box(page, 'auth.signedIn').click();
  await panel(page).getByRole('button', { name: 'Open its picture' }).click();
  await expect(page.getByRole('heading', { name: /Inside “Signed in/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page, 'auth.loading')).toBeVisible();
});

test('a state is found by words in either language, and its link leads to it', async ({ page }) => {
  await page.goto(`${origin}/index.html`);
  await page.keyboard.press('/');
  await page.keyboard.type('arbol fam');
  await page.getByRole('link', { name: /Family tree/ }).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Family tree');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(panel(page).getByRole('heading', { level: 2 }).locator('.es')).toBeVisible();
  await expect(box(page, 'survey.tree').locator('.title:visible')).toHaveText('Árbol familiar');
});

test('boxes are reached and read by keyboard alone', async ({ page }) => {
  await page.goto(`${origin}/kit.html`);
  await box(page, 'kit.SUBMITTED').focus();
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'kit.CLINICIAN REVIEW')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Clinician review');
});

test('a walk by hand is told in sentences, and its link shows the same walk', async ({ page, newDevice }) => {
  await page.goto(`${origin}/impersonation.html`);
  await page.getByRole('button', { name: 'Walk through' }).click();
  const choices = ['The admin wants to stop.', 'The admin confirms.', 'It takes too long'];
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

test('the last run of the model is painted on, with the tours of each arrow and the screens of each state', async ({
  page,
}) => {
  await page.goto(`${origin}/kit.html`);
  await page.getByRole('button', { name: 'Tested' }).click();
  await expect(box(page, 'kit.SUBMITTED')).toHaveClass(/ covered/);
  await expect(box(page, 'kit.SUBMITTED').locator('rect')).toHaveCSS('stroke', 'rgb(30, 122, 60)');
  await expect(box(page, 'kit.APPROVED')).toHaveClass(/uncovered/);
  await page.locator('.arrow.covered text').first().click();
  await expect(panel(page)).toContainText('tour 1');
  await box(page, 'kit.SUBMITTED').click();
  await expect(panel(page).getByRole('img')).toBeVisible();
  await box(page, 'kit.APPROVED').click();
  await expect(panel(page)).toContainText('There is no screenshot of it.');
  await page.goto(`${origin}/visit.html`);
  await page.getByRole('button', { name: 'Tested' }).click();
  await expect(panel(page)).toContainText('No test run is known.');
});

const entry = {
  machine: 'kit',
  actor: '1.1',
  event: 'review.started',
  branches: ['kit.SUBMITTED review.started #0'],
  state: ['kit.CLINICIAN REVIEW'],
};
const start = { ...entry, event: 'xstate.init', branches: [], state: ['kit.SUBMITTED'] };

test('a trace from a file is replayed step by step, and what is none is said', async ({ page }) => {
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
  await panel(page).getByRole('button', { name: 'Next' }).click();
  await expect(box(page, 'kit.CLINICIAN REVIEW')).toHaveClass(/now/);
  await expect(panel(page)).toContainText('A clinician takes up the order.');
});

test('what the app does in another tab lights up', async ({ page, context }) => {
  await page.goto(`${origin}/kit.html`);
  await page.getByRole('button', { name: 'Live' }).click();
  const app = await context.newPage();
  await app.goto(`${origin}/index.html`);
  await app.evaluate(
    ([channel, message]) => {
      new BroadcastChannel(channel).postMessage(message);
    },
    [liveChannel, entry] as const,
  );
  await expect(box(page, 'kit.CLINICIAN REVIEW')).toHaveClass(/now/);
});

test('a picture is saved as SVG, PNG, Mermaid and JSON', async ({ page }) => {
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

for (const path of ['index.html', 'journey.html#state=journey.resuming'])
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${origin}/${path}`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
