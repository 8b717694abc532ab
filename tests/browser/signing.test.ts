import type { Page } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, expectNothingFound, phone } from './steps/accessibility.ts';
import { agreeToScreen, shareWithNobody, signRelease, toSigning } from './steps/release-of-information.ts';
import { expectHeading, expectStep, follow, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

async function drawWithMouse(page: Page): Promise<void> {
  const box = await boxOf(page);
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.5);
  await page.mouse.down();
  for (let at = 0; at < 12; at += 1) {
    const up = at % 2 === 0 ? 0.2 : 0.8;
    await page.mouse.move(box.x + box.width * (0.1 + at * 0.06), box.y + box.height * up, { steps: 4 });
  }
  await page.mouse.up();
}

async function boxOf(page: Page) {
  const canvas = page.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no box to draw in.');
  return box;
}

/** How much of the box is covered with ink, in parts of a thousand: what is drawn is seen, whatever the box's size. */
function inkOn(page: Page): Promise<number> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    // A copy is read: reading the pad's own canvas again and again would make it slow.
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true })!;
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    let covered = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at]! > 100) covered += 1;
    return Math.round((covered * 4000) / data.length);
  });
}

const drawing = (page: Page) => page.locator('canvas');

test('a name of one long word stays within its card, and the page within the window', deep, async ({ page }) => {
  await page.setViewportSize(phone);
  const { firstName, lastName } = await toSigning(page, { recipient: 'W'.repeat(150) });
  await signRelease(page, `${firstName} ${lastName}`);
  await expectStep(page, 'request-genetic-test-kit');
  await page.goto('/member/release-of-information');
  const heading = page.getByRole('heading', { name: /^Permission for W+$/ });
  await expect(heading).toBeVisible();
  await expectAccessible(page, 'a permission for a name of one long word');
});

test('a name drawn with the mouse is undone, cleared, drawn again, survives another size of the window, and signs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await toSigning(page);
  await page.getByLabel('Draw my name').check();
  await expect(drawing(page)).toHaveAccessibleName('The box is empty');
  await drawWithMouse(page);
  await expect(drawing(page)).toHaveAccessibleName('Your drawing. Lines: 1');
  await drawWithMouse(page);
  await expect(drawing(page)).toHaveAccessibleName('Your drawing. Lines: 2');
  await press(page, 'Undo the last line');
  await expect(drawing(page)).toHaveAccessibleName('Your drawing. Lines: 1');
  await press(page, 'Clear the box');
  await expect(drawing(page)).toHaveAccessibleName('The box is empty');
  expect(await inkOn(page)).toBe(0);

  await drawWithMouse(page);
  const before = await inkOn(page);
  expect(before).toBeGreaterThan(5);
  const { width } = await boxOf(page);
  await page.setViewportSize(phone);
  await expect.poll(async () => (await boxOf(page)).width).toBeLessThan(width);
  await expect.poll(() => inkOn(page)).toBeGreaterThan(before / 2);
  await expect(drawing(page)).toHaveAccessibleName('Your drawing. Lines: 1');

  await agreeToScreen(page);
  await page.getByLabel('I have read this form').check();
  await press(page, 'Sign this form');
  await expectStep(page, 'request-genetic-test-kit');
  await page.goto('/member/release-of-information');
  await expect(page.getByRole('img', { name: /^The signature of .*, drawn by hand$/ })).toBeVisible();
});

test('a line that is being drawn while the window changes stays whole', deep, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await toSigning(page);
  await page.getByLabel('Draw my name').check();
  const { x, y, width, height } = await boxOf(page);
  await page.mouse.move(x + width * 0.1, y + height * 0.5);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.3, y + height * 0.5, { steps: 8 });
  const half = await inkOn(page);
  expect(half).toBeGreaterThan(1);
  await page.setViewportSize({ width: 500, height: 900 });
  await expect.poll(() => drawing(page).evaluate(({ clientWidth }) => clientWidth)).toBeLessThan(width - 10);
  await page.mouse.move(x + width * 0.32, y + height * 0.5, { steps: 2 });
  await page.mouse.up();
  await expect(drawing(page)).toHaveAccessibleName('Your drawing. Lines: 1');
  await expect.poll(() => inkOn(page)).toBeGreaterThan(half / 2);
});

test.describe('with a finger, on a phone', () => {
  test.use({ hasTouch: true, viewport: phone, deviceScaleFactor: 3 });

  test('a dot signs nothing, a drawn name does, and the page stays where it is', async ({ page }) => {
    await toSigning(page);
    await page.getByLabel('Draw my name').check();
    const { x, y, width, height } = await boxOf(page);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(drawing(page)).toHaveAccessibleName('Your drawing. Lines: 1');
    await agreeToScreen(page);
    await page.getByLabel('I have read this form').check();
    await press(page, 'Sign this form');
    await expect(page.getByRole('alert')).toContainText('A dot or a short line is not enough.');
    await expectNothingFound(page, 'a refused drawing');

    await press(page, 'Clear the box');
    const box = await boxOf(page);
    const scrolled = await page.evaluate(() => window.scrollY);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', at: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: box.x + 20 + at * 12, y: box.y + (at % 2 ? box.height - 15 : 15) }],
      });
    await touch('touchStart', 0);
    for (let at = 1; at < 15; at += 1) await touch('touchMove', at);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(drawing(page)).toHaveAccessibleName('Your drawing. Lines: 1');
    const moved = (await page.evaluate(() => window.scrollY)) - scrolled;
    // On a screen of three dots to a pixel the place is told in whole pixels, rounded.
    expect(Math.abs(moved)).toBeLessThanOrEqual(1);
    await press(page, 'Sign this form');
    await expectStep(page, 'request-genetic-test-kit');
  });
});

test(
  'on paper what was signed stands alone, with the whole text, and with nothing to press',
  deep,
  async ({ page }) => {
    const { firstName, lastName } = await toSigning(page);
    await signRelease(page, `${firstName} ${lastName}`);
    await expectStep(page, 'request-genetic-test-kit');
    await page.goto('/member/release-of-information/');
    const copy = page.getByRole('article', { name: 'Permission for Dr. Ana Ruiz, Riverside Clinic' });
    await expect(copy.getByRole('button')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(copy.getByText('It may be given to: Dr. Ana Ruiz, Riverside Clinic.')).toBeVisible();
    for (const control of ['button', 'link', 'navigation', 'banner'] as const)
      await expect(page.getByRole(control)).toHaveCount(0);

    // A second copy begins on a sheet of its own.
    const breaks = await copy.evaluate((first) => {
      first.after(first.cloneNode(true));
      return [first, first.nextElementSibling!].map((each) => getComputedStyle(each).breakBefore);
    });
    expect(breaks).toEqual(['auto', 'page']);
  },
);

test(
  'who shares with nobody signs nothing, finds what they decided, and can share after all',
  deep,
  async ({ page }) => {
    const member = await memberAt('release-of-information');
    await signIn(page, member);
    await shareWithNobody(page);
    await page.goto('/member/release-of-information');
    await expect(page.getByText('You share with nobody')).toBeVisible();
    await expectAccessible(page, 'a decision to share with nobody');
    await follow(page, 'Share with someone');
    await expectHeading(page, 'Who may see your results?');
  },
);
