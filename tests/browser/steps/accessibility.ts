import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
const smallest = { width: 320, height: 640 };

/** A screen must give axe nothing to say on a phone, and fit the smallest window without scrolling sideways (WCAG 1.4.10). */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectNothingFound(page, screen);
  await page.setViewportSize(smallest);
  // Lengths by the window's width follow a resize a moment later.
  const message = `What is cut off at 320 px on the screen “${screen}”`;
  await expect.poll(() => page.evaluate(overflowing), { message }).toEqual([]);
  await page.setViewportSize(phone);
}

/** Axe must have nothing to say, in whatever window. */
export async function expectNothingFound(page: Page, screen: string): Promise<void> {
  // A dialog hides the page behind it, the heading included.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, `What axe finds on the screen “${screen}”`).toEqual([]);
}

/** What reaches beyond the window. The page clips it, so the width of the document does not tell. */
function overflowing(): string[] {
  const isMeant = (element: Element) => {
    const isDecoration = element.closest('[aria-hidden="true"]') !== null;
    const { clipPath, position } = getComputedStyle(element);
    return isDecoration || (position === 'absolute' && clipPath !== 'none');
  };
  const { clientWidth, scrollWidth } = document.documentElement;
  const beyond = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isMeant(element),
  );
  const cut = beyond.map((element) => `${element.tagName} “${element.textContent.slice(0, 60)}”`);
  return scrollWidth > clientWidth ? [`the document (${scrollWidth} px)`, ...cut] : cut;
}
