import { expect, type Page } from '@playwright/test';
import { crowdedPrimaries } from '../../setup/primary-buttons.ts';
import { violationsOf } from './axe.ts';
import { lookOnce } from './looked-at.ts';
import { nextFrame } from './next-frame.ts';

export const phone = { width: 390, height: 844 };
const smallest = { width: 320, height: 640 };

/** A screen must give axe nothing to say in its window, and fit the smallest window without scrolling sideways (WCAG 1.4.10). */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await lookOnce(
    page,
    { kind: 'axe', look: () => look(page, screen) },
    { kind: 'fits', look: () => expectFits(page, screen) },
  );
}

async function expectFits(page: Page, screen: string): Promise<void> {
  const usual = page.viewportSize() ?? phone;
  await page.setViewportSize(smallest);
  // Lengths by the window's width follow a resize a moment later.
  const message = `What is cut off at 320 px on the screen “${screen}”`;
  await expect.poll(() => page.evaluate(overflowing), { message }).toEqual([]);
  await page.setViewportSize(usual);
  // The page may have scrolled, which counts as something that a person does.
  await nextFrame(page);
}

/**
 * In a window of this size, text at 200 % must neither be cut nor make the page scroll sideways (WCAG 1.4.4): by the browser’s font size,
 * which the breakpoints follow, and by its zoom, which halves the window.
 */
export async function expectLargeTextFits(page: Page, screen: string, size = phone): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const usual = { standard: 16, fixed: 13 };
  const doubled = { standard: 32, fixed: 26 };
  await page.setViewportSize(size);
  await browser.send('Page.setFontSizes', { fontSizes: doubled });
  // Before the letters are larger there is nothing to see.
  await expect(page.locator('html')).toHaveCSS('font-size', `${doubled.standard}px`);
  const cut = () => page.evaluate(overflowing);
  await expect.poll(cut, { message: `What is cut at 200 % font size on the screen “${screen}”` }).toEqual([]);
  await browser.send('Page.setFontSizes', { fontSizes: usual });
  await page.setViewportSize({ width: size.width / 2, height: size.height / 2 });
  await expect.poll(cut, { message: `What is cut at 200 % zoom on the screen “${screen}”` }).toEqual([]);
  await page.setViewportSize(size);
  await browser.detach();
}

/**
 * Axe must have nothing to say, in whatever window; and one button at most is the primary one. What this run has looked at before in
 * the same window needs no second look.
 */
export async function expectNothingFound(page: Page, screen: string): Promise<void> {
  await lookOnce(page, { kind: 'axe', look: () => look(page, screen) });
}

async function look(page: Page, screen: string): Promise<void> {
  expect(await page.evaluate(crowdedPrimaries), `Several primary buttons on the screen “${screen}”`).toEqual([]);
  // A dialog hides the page behind it, the heading included.
  // The page below one that stands in its place is hidden by its attribute.
  await expect(page.locator('h1:not([hidden] *)')).toHaveCount(1);
  const found = await violationsOf(page);
  expect(found, `What axe finds on the screen “${screen}”`).toEqual([]);
}

/**
 * What reaches beyond the window, or out of a box that hides what does not fit. The page clips it, so the width of the document
 * does not tell.
 */
function overflowing(): string[] {
  const isMeant = (element: Element) => {
    const isDecoration = element.closest('[aria-hidden="true"]') !== null;
    // What only a screen reader is told is cut on purpose: by a path here, by a box of one pixel in Chakra.
    const { clipPath, position, width } = getComputedStyle(element);
    return isDecoration || (position === 'absolute' && (clipPath !== 'none' || width === '1px'));
  };
  const { clientWidth, scrollWidth } = document.documentElement;
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
  /** In a box that fits and is scrolled by itself, as a picture is that needs both directions. */
  const isScrolled = (element: Element): boolean => {
    const box = element.parentElement;
    if (!box || box === document.body) return false;
    return (/auto|scroll/.test(getComputedStyle(box).overflowX) && !isBeyond(box)) || isScrolled(box);
  };
  const beyond = [...document.body.querySelectorAll('*')].filter(
    (element) => isBeyond(element) && !isMeant(element) && !isScrolled(element),
  );
  const hidden = [...document.body.querySelectorAll('main *, header *, footer *')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCutBeside = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isCutBelow = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    return element.textContent.trim() !== '' && (isCutBeside || isCutBelow) && !isMeant(element);
  });
  // A button is as wide as its place, but its words need not be.
  const sticksOut = [...document.body.querySelectorAll('button, a')].filter((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const isInline = getComputedStyle(element).display === 'inline';
    return !isInline && words.getBoundingClientRect().right > element.getBoundingClientRect().right + 1;
  });
  const cut = [...new Set([...beyond, ...hidden, ...sticksOut.filter((element) => !isMeant(element))])].map(
    (element) => `${element.tagName} “${element.textContent.slice(0, 60)}”`,
  );
  return scrollWidth > clientWidth ? [`the document (${scrollWidth} px)`, ...cut] : cut;
}
