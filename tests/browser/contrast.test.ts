import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { violationsOf } from './steps/axe.ts';

const body = (inner: string, style = '') =>
  `<html lang="en"><title>Colors</title><main style="background: #fff; ${style}"><h1>Colors</h1>${inner}</main></html>`;
const text = (style: string) => `<p style="${style}">The same words</p>`;

async function found(page: Page, inner: string, style?: string): Promise<string[]> {
  await page.setContent(body(inner, style));
  return (await violationsOf(page)).map((each) => each.split(':')[0] ?? '');
}

test('a text that is too pale is found, whatever was looked at before it', async ({ page }) => {
  // Colors that no page of the app has: this run has not looked at them.
  const dark = 'color: #010203';
  const pale = 'color: #a1b2c3';
  expect(await found(page, text(dark))).toEqual([]);
  expect(await found(page, text(pale)), 'the same words in another color').toEqual(['color-contrast']);
  expect(await found(page, text(pale)), 'what was found is found again').toEqual(['color-contrast']);
  expect(await found(page, text(dark), 'background: #040506'), 'on another ground').toEqual(['color-contrast']);
  expect(await found(page, text(`${dark}; opacity: 0.1`)), 'seen through').toEqual(['color-contrast']);

  const onlyLarge = 'color: #828384';
  expect(await found(page, text(`${onlyLarge}; font-size: 32px`))).toEqual([]);
  expect(await found(page, text(`${onlyLarge}; font-size: 15px`)), 'in another size').toEqual(['color-contrast']);

  const unseen = 'color: #a1b2c4';
  expect(await found(page, text(`${unseen}; visibility: hidden`))).toEqual([]);
  expect(await found(page, text(unseen)), 'hidden at first').toEqual(['color-contrast']);
  const covered = 'color: #a1b2c7';
  const cover = '<p style="position: absolute; inset: 0; background: url(data:,)"></p>';
  expect(await found(page, text(covered) + cover)).toEqual([]);
  expect(await found(page, text(covered)), 'covered at first').toEqual(['color-contrast']);
  const unused = 'color: #a1b2c5';
  const button = (more: string) => `<button style="${unused}; background: #fff" ${more}>The same words</button>`;
  expect(await found(page, button('disabled'))).toEqual([]);
  expect(await found(page, button('')), 'of no use at first').toEqual(['color-contrast']);
});
