import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { steps } from '#domain/steps.ts';
import { box, numbers, panel, test } from './fixtures/flows-site.ts';
import { expect } from './fixtures/test.ts';

test('the last run of the model is painted on, with the tours of each arrow and the screens of each state', async ({
  page,
  atlas: { origin },
}) => {
  await page.goto(`${origin}/kit.html`);
  await page.getByRole('button', { name: 'Tested' }).click();
  await expect(box(page, 'kit.SUBMITTED')).toHaveClass(/ covered/);
  await expect(box(page, 'kit.SUBMITTED').locator('rect').first()).toHaveCSS('stroke', 'rgb(30, 122, 60)');
  await expect(box(page, 'kit.APPROVED')).toHaveClass(/uncovered/);
  await page.locator('.arrow.covered text').first().click();
  await expect(panel(page)).toContainText('Taken by in a browser: tour 1');
  await box(page, 'kit.SUBMITTED').locator('.title:visible').click();
  await expect(panel(page).getByRole('img')).toBeVisible();
  await box(page, 'kit.APPROVED').click();
  await expect(panel(page)).toContainText('There is no screenshot of it.');
  await page.goto(`${origin}/visit.html`);
  await page.getByRole('button', { name: 'Tested' }).click();
  await expect(panel(page)).toContainText('No test run is known.');
});

test('doors and notes are painted, too, and so is each outcome of a condition and of those that it is made of', async ({
  page,
  atlas: { origin },
}) => {
  await page.goto(`${origin}/kit.html`);
  await page.getByRole('button', { name: 'Tested' }).click();
  const doors = page.locator('.picture:not([hidden]) .door:visible');
  await expect(box(page, 'kit.SUBMITTED').locator('.door:visible')).toHaveClass('door en covered');
  await expect(doors.and(page.locator('.uncovered'))).toHaveCount((await doors.count()) - 1);
  await box(page, 'kit.SUBMITTED').locator('.door:visible').click();
  await expect(panel(page)).toContainText('✓ tested');
  await page.goto(`${origin}/impersonation.html`);
  await page.getByRole('button', { name: 'Tested' }).click();
  await expect(page.locator('.arrow.partly')).toHaveCount(1);
  const note = page.getByRole('listitem').filter({ hasText: 'The time for which an admin may act has passed.' });
  await expect(note).toHaveClass(/uncovered/);
  await page.locator('.arrow.partly text').first().click();
  await expect(panel(page).locator('.outcomes .good')).toHaveCount(2);
  await expect(panel(page).locator('.outcomes .bad')).toHaveCount(2);
  await expect(panel(page)).toContainText('Cannot be tested in a browser: No screen of the app does that.');
  await note.getByRole('button').click();
  await expect(panel(page)).toContainText('✗ not tested');
});

test('the usual way is a strip of the screens that people see, on a phone and on a computer', async ({
  page,
  atlas: { origin },
}) => {
  await page.goto(`${origin}/kit.html`);
  await page.getByRole('button', { name: 'Film strip' }).click();
  const frames = page.locator('.film > li');
  await expect(frames.first()).toContainText('Ordered');
  await expect(frames.last()).toContainText('Results are in');
  await expect(frames.getByRole('img')).toHaveCount(1);
  await page.getByLabel('Width').selectOption('1280');
  await expect(frames.getByRole('img')).toHaveCount(0);
  await page.goto(`${origin}/journey.html#view=film`);
  await expect(page.locator('.film > li').filter({ hasText: 'Order your test kit' })).not.toHaveCount(0);
});

test('a state whose screen differs from the accepted picture is marked', async ({ page, atlas: { origin } }) => {
  await page.goto(`${origin}/kit.html`);
  await expect(page.locator('.redrawn')).toHaveCount(0);
  await page.route('**/data/kit.js', async (route) => {
    const body = await (await route.fetch()).text();
    const change = '"change":"changed","accepted":"kit.SUBMITTED.390.en.png"';
    await route.fulfill({
      body: body.replace(/\\?"change\\?":\\?"new\\?"/, (found) =>
        found.includes('\\') ? change.replaceAll('"', '\\"') : change,
      ),
    });
  });
  await page.reload();
  await expect(box(page, 'kit.SUBMITTED').locator('.redrawn')).toBeVisible();
  await expect(page.locator('.redrawn:visible')).toHaveCount(1);
  await box(page, 'kit.SUBMITTED').click();
  await expect(panel(page)).toContainText('It looks different from the picture that was accepted.');
  await expect(panel(page).getByRole('img')).toHaveCount(2);
});

test('members at each step stand on the journey, without small groups, and it is said where none are known', async ({
  page,
  atlas: { origin },
}) => {
  await page.goto(`${origin}/journey.html`);
  await page.getByRole('button', { name: 'Members' }).click();
  const rowOf = (step: string) => panel(page).getByRole('row').filter({ hasText: step });
  await expect(rowOf('Welcome').getByRole('cell')).toHaveText(['40', '320', '13 %']);
  await expect(rowOf('Family history').getByRole('cell')).toHaveText(['fewer than 11', '240', '–']);
  await expect(page.locator('.members text:visible')).toHaveCount(steps.length);
  await expect(page.locator('.members text:visible').first()).toHaveText('40 of 320 are here');
  const choose = (content: string) =>
    page
      .getByLabel('Open a file of numbers')
      .setInputFiles({ name: 'numbers.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose('[]');
  await expect(panel(page).getByRole('alert')).toContainText('holds no numbers');
  await choose(JSON.stringify(numbers(5)));
  await expect(rowOf('Welcome').getByRole('cell').first()).toHaveText('fewer than 11');
  await page.getByRole('button', { name: 'Members' }).click();
  await expect(page.locator('.members')).toHaveCount(0);
  await page.route('**/data/journey.js', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: `${body}window.atlasData.funnel = undefined;` });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Members' }).click();
  await expect(panel(page)).toContainText('No numbers are known.');
  await page.goto(`${origin}/kit.html`);
  await expect(page.getByRole('button', { name: 'Tested' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Members' })).toHaveCount(0);
});

test('all pages weigh less than 2 MB without the screens', ({ atlas: { site } }) => {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('screens'));
  expect(files.reduce((sum, name) => sum + statSync(join(site, name)).size, 0)).toBeLessThan(2_000_000);
  // What places the boxes weighs more than all of the viewer: it works at build time alone.
  const scripts = files.filter((name) => name.endsWith('.js') && !name.startsWith('data'));
  expect(scripts).toEqual(['atlas.js']);
  expect(statSync(join(site, 'atlas.js')).size).toBeLessThan(150_000);
});
