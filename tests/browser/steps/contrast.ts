import type { Page } from '@playwright/test';
import { isKnown, keepKnown } from './looked-at.ts';

/**
 * What axe finds wrong with the colors of a page's texts, which takes it three quarters of its time over a page. A run asks once about each
 * look of a text: its color, size and weight, and the grounds that it stands on. Axe must be in the page.
 */
export async function contrastViolationsOf(page: Page): Promise<string[]> {
  const looks = await page.evaluate(looksOfTexts);
  const unknown = looks.filter((look) => !isKnown('contrast', look));
  if (unknown.length === 0) return [];
  const { found, undecided } = await page.evaluate(judge, unknown);
  if (found.length > 0) return found;
  // Where something covers a text, axe can't tell: the next one of that look may lie open.
  unknown.filter((look) => !undecided.includes(look)).forEach((look) => keepKnown('contrast', look));
  return [];
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
  // Axe leaves out what nobody sees, and what can't be used: their looks are not those of others.
  const isLeftOut = (element: Element) =>
    element.closest(':disabled, [aria-disabled=true]') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.getBoundingClientRect().width <= 1 ||
    getComputedStyle(element).clipPath !== 'none';
  const texts = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!hasText && !element.matches('input, select, textarea')) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [isLeftOut(element), color, fontSize, fontWeight, textShadow, groundOf(element)].join(' ');
    texts.set(look, [...(texts.get(look) ?? []), element]);
  }
  window.textsByLook = texts;
  return [...texts.keys()];
}

/** Runs in the page: what axe says of the texts of some looks, and of which looks it does not know what to say. */
async function judge(looks: string[]): Promise<{ found: string[]; undecided: string[] }> {
  const textsOf = (look: string) => window.textsByLook?.get(look) ?? [];
  const results = await window.axe?.run(
    { include: looks.flatMap(textsOf) },
    { runOnly: ['color-contrast'], resultTypes: ['violations', 'incomplete'], elementRef: true, iframes: false },
  );
  if (!results) throw new Error('The page was left before axe had looked at its colors.');
  const unclear = new Set(results.incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  return {
    found: results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    undecided: looks.filter((look) => textsOf(look).some((text) => unclear.has(text as HTMLElement))),
  };
}
