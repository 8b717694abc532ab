import type { Page } from '@playwright/test';
import { isKnown, keepKnown } from './looked-at.ts';

/**
 * What axe finds wrong with the colors of a page's texts, which takes it three quarters of its time over a page. A run asks about each look
 * of a text until axe has once judged it: its color, size and weight, and the grounds that it stands on. Axe must be in the page.
 */
export async function contrastViolationsOf(page: Page): Promise<string[]> {
  const looks = await page.evaluate(looksOfTexts);
  const unknown = looks.filter((look) => !isKnown('contrast', look));
  if (unknown.length === 0) return [];
  const { found, fine } = await page.evaluate(judge, unknown);
  if (found.length === 0) fine.forEach((look) => keepKnown('contrast', look));
  return found;
}

declare global {
  interface Window {
    /** The texts of the page by their looks, as they were when it was last asked. */
    textsByLook?: Map<string, Element[]>;
  }
}

/** Runs in the page: the look of each text that stands there, once. */
function looksOfTexts(): string[] {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
    const paintsNothing = own === 'rgba(0, 0, 0, 0) none 1 none normal';
    const ground = groundOf(element.parentElement) + (paintsNothing ? '' : `/${own}`);
    grounds.set(element, ground);
    return ground;
  };
  // Of what nobody sees, and of what can't be used, axe says nothing, which tells nothing of others.
  const isLeftOut = (element: Element) =>
    element.closest(':disabled, [aria-disabled=true]') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.getBoundingClientRect().width <= 1;
  const texts = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!hasText && !element.matches('input, select, textarea')) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [
      isLeftOut(element) ? 'left out' : 'judged',
      color,
      fontSize,
      fontWeight,
      textShadow,
      groundOf(element),
    ].join(' ');
    texts.set(look, [...(texts.get(look) ?? []), element]);
  }
  window.textsByLook = texts;
  return [...texts.keys()];
}

/** Runs in the page: what axe finds in the texts of some looks, and which of these need not be asked about again. */
async function judge(looks: string[]): Promise<{ found: string[]; fine: string[] }> {
  const textsOf = (look: string) => window.textsByLook?.get(look) ?? [];
  const results = await window.axe?.run(
    { include: looks.flatMap(textsOf) },
    {
      runOnly: ['color-contrast'],
      ...{ resultTypes: ['violations', 'passes'], selectors: false, elementRef: true, iframes: false },
    },
  );
  if (!results) throw new Error('The page was left before axe had looked at its colors.');
  const passed = new Set<Element | undefined>(
    results.passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );
  return {
    found: results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    // A text that something covers, axe can’t judge: the next one of its look may lie open.
    fine: looks.filter((look) => look.startsWith('left out') || textsOf(look).some((text) => passed.has(text))),
  };
}
