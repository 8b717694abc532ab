import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Axe from 'axe-core';
import type { Page } from '@playwright/test';
import { contrastViolationsOf } from './contrast.ts';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds wrong with a page, each rule with the elements that break it. Axe stays in a document that it was brought to, since to
 * bring it takes as long as its look at a page. Frames, of which the app has none, are not looked into.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const found = await window.axe?.run({
      // Asked below.
      rules: { 'color-contrast': { enabled: false } },
      // What it has nothing to say about, and where each element stands, takes it half of its time to write down.
      ...{ resultTypes: ['violations'], selectors: false, iframes: false },
    });
    if (!found) throw new Error('The page was left before axe had looked at it.');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  return [...violations, ...(await contrastViolationsOf(page))];
}
