import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { exampleFamily } from '#scripts/seed/family.ts';
import { draftAnswers } from './fixtures/answers.ts';
import { memberAt, type Member } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectNothingFound, phone } from './steps/accessibility.ts';
import { expectHeading, expectStep, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

const tree = '/member/survey/tree';
const picture = (page: Page) => page.getByRole('img', { name: /^Family tree of/ });
const widthOf = async (page: Page) => (await picture(page).boundingBox())?.width ?? 0;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the family tree shows the family that was told of, and the same as a list', deep, async ({ page }) => {
  await arrive(page, await memberAt('medical-history'));
  await page.goto(tree);
  await expectHeading(page, 'Your family tree');
  await expect(picture(page)).toBeVisible();
  const drawn = await picture(page).locator('[data-person]').count();
  expect(drawn).toBeGreaterThan(2);
  const list = page.getByRole('region', { name: 'The family as a list' });
  expect(await list.locator('li > strong').count()).toBe(drawn);
  await press(page, 'Show as a list');
  await expect(list.getByText('Father’s side')).toBeInViewport();
  await expectNothingFound(page, tree);
});

test('it is drawn anew with each relative, beside the list on a wide window and behind a link on a phone', async ({
  page,
}) => {
  await arrive(page, await memberAt('medical-history'));
  await page.goto('/member/survey/relatives');
  // All symbols of a look are one path there.
  const symbols = page.locator('svg[aria-hidden] path[fill="#FFFFFF"]');
  const people = async () =>
    (await symbols.evaluateAll((paths) => paths.flatMap((path) => path.getAttribute('d')?.match(/M/g) ?? []))).length;
  await expect(symbols.first()).toBeVisible();
  const before = await people();
  await press(page, /^Add a brother or sister/);
  await page.getByLabel('What do you call this person?').fill('Zoe');
  await page.goBack();
  await expect.poll(people).toBe(before + 1);
  await page.setViewportSize(phone);
  await expect(symbols).toHaveCount(0);
  await page.getByRole('link', { name: 'See your family tree' }).click();
  await expect(picture(page).getByText('Zoe', { exact: true })).toBeAttached();
});

test(
  'it is made larger and smaller by keyboard and by buttons, and begins with the member on a phone',
  deep,
  async ({ page }) => {
    await page.setViewportSize(phone);
    await arrive(page, await memberAt('medical-history'));
    await page.goto(tree);
    await expect(picture(page).locator('[data-person=self]')).toBeInViewport();
    const before = await widthOf(page);
    await page.getByRole('region', { name: /^Picture of the family tree/ }).focus();
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(page)).toBeCloseTo(before * 1.25, 0);
    await page.keyboard.press('-');
    await expect.poll(() => widthOf(page)).toBeCloseTo(before, 0);
    await press(page, 'Larger');
    await expect.poll(() => widthOf(page)).toBeCloseTo(before * 1.25, 0);
    await press(page, 'Fit to screen');
    const box = await page.getByRole('region', { name: /^Picture of the family tree/ }).boundingBox();
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(box?.width ?? 0);
    await expectNothingFound(page, tree);
  },
);

test('it is whole in a wide window, fills its box, and fits again when the window changes or a phone is turned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const member = await memberAt('survey');
  const family = exampleFamily(randomUUID, { age: 42, sex: 'female' });
  await draftAnswers(member, { questionnaire: 'survey', family_history: family });
  await signIn(page, member);
  await expectStep(page, 'survey');
  await page.goto(tree);
  await expect(picture(page)).toBeVisible();
  // How many px of the box the drawing leaves free: none on the side that is full, and never less than none.
  const left = () =>
    page.getByRole('region', { name: /^Picture of the family tree/ }).evaluate((box) => {
      const drawing = box.querySelector('svg')?.getBoundingClientRect();
      const [beside, below] = [box.clientWidth - (drawing?.width ?? 0), box.clientHeight - (drawing?.height ?? 0)];
      return { least: Math.round(Math.min(beside, below)), isCut: beside < -1 || below < -1 };
    });
  const fits = { least: expect.closeTo(0, -0.5), isCut: false };
  await expect.poll(left).toEqual(fits);
  const wide = await widthOf(page);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(() => widthOf(page)).toBeLessThan(wide);
  await expect.poll(left).toEqual(fits);

  // Whoever has chosen a size keeps it; “all of it” fits again, also on a phone that is turned.
  const fitted = await widthOf(page);
  await press(page, 'Larger');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(fitted);
  const chosen = await widthOf(page);
  await page.setViewportSize(phone);
  expect(await widthOf(page)).toBeCloseTo(chosen, 0);
  await press(page, 'Fit to screen');
  await expect.poll(left).toEqual(fits);
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await expect.poll(() => widthOf(page)).toBeGreaterThan(phone.width);
  await expect.poll(left).toEqual(fits);
});

test('it is saved as SVG that can be read, with and without names', async ({ page }) => {
  const member = await memberAt('medical-history');
  await arrive(page, member);
  await page.goto(tree);
  const save = async () => {
    const download = page.waitForEvent('download');
    await press(page, 'Save as picture (SVG)');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^novi-family-tree-\d{4}-\d{2}-\d{2}\.svg$/);
    return readFile(await file.path(), 'utf8');
  };
  const named = await save();
  expect(named).toContain(member.lastName);
  expect(await overlapsIn(page, named)).toEqual([]);
  await page.getByLabel('Without names').check();
  expect(await save()).not.toContain(member.lastName);
});

test('it is saved as a PDF that holds the names and the key', deep, async ({ page }) => {
  const member = await memberAt('medical-history');
  await arrive(page, member);
  await page.goto(tree);
  const download = page.waitForEvent('download');
  await press(page, 'Save as PDF');
  const data = new Uint8Array(await readFile(await (await download).path()));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  expect(await wordsOf(pdf, 1)).toContain(member.lastName);
  expect(await wordsOf(pdf, pdf.numPages)).toContain('What the symbols mean');
});

test('on paper it stands alone, with its key, on a sheet that lies', async ({ page }) => {
  await arrive(page, await memberAt('medical-history'));
  await page.goto(tree);
  await expect(picture(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const sheet = page.locator('[data-print-alone]');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText('What the symbols mean')).toBeVisible();
  const printed = await getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })), verbosity: 0 })
    .promise;
  const { width, height } = (await printed.getPage(1)).getViewport({ scale: 1 });
  expect(width).toBeGreaterThan(height);
});

async function wordsOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** Signs in, and waits until that is done. */
async function arrive(page: Page, member: Member): Promise<void> {
  await signIn(page, member);
  await expectStep(page, 'medical-history');
}

/** Texts of an SVG that lie on each other, as the browser measures them. It must be well-formed to begin with. */
async function overlapsIn(page: Page, svg: string): Promise<string[]> {
  // By itself, as it is opened: the rules of a page would change its letters.
  const alone = await page.context().newPage();
  const found = await alone.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
    if (parsed.querySelector('parsererror')) return ['not well-formed'];
    const shown = document.body.appendChild(document.importNode(parsed.documentElement, true));
    const texts = [...shown.querySelectorAll('text')]
      .filter((text) => !['P', '?'].includes(text.textContent))
      .map((text) => ({ words: text.textContent, at: text.getBoundingClientRect() }));
    const apart = 1;
    const found = texts.flatMap(({ words, at }, index) =>
      texts
        .slice(index + 1)
        .filter(({ at: other }) => {
          const x = Math.min(at.right, other.right) - Math.max(at.left, other.left);
          const y = Math.min(at.bottom, other.bottom) - Math.max(at.top, other.top);
          // Lines of one label stand close: their boxes touch, their letters don’t.
          return x > apart && y > at.height / 2;
        })
        .map((other) => `${words} / ${other.words}`),
    );
    return found;
  }, svg);
  await alone.close();
  return found;
}
