import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { browserPorts } from '#scripts/checks/test-ports.ts';

/** What nothing was found about, a file for each and for each kind of look: all workers of a run know of them. */
const folder = join('.novi-test', `looked-at-${browserPorts().app}`);

/** Each run looks for itself: the pages of another build may have other colors. */
export function forgetLookedAt(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

type Kind = 'axe' | 'contrast' | 'fits';

/** Whether this run has looked at it and found nothing, or does just now. */
export function isKnown(kind: Kind, shown: string): boolean {
  return existsSync(fileOf(kind, shown));
}

export function keepKnown(kind: Kind, shown: string): void {
  writeFileSync(fileOf(kind, shown), '');
}

/** Takes on a look that no worker has taken yet. */
function take(kind: Kind, shown: string): boolean {
  try {
    writeFileSync(fileOf(kind, shown), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function fileOf(kind: Kind, shown: string): string {
  return join(folder, `${kind}-${createHash('sha256').update(shown).digest('hex')}`);
}

/** What is looked for; `look` rejects with what is wrong. */
type Look = { kind: Kind; look: () => Promise<void> };

/**
 * Looks at what a page shows, one after the other, but for what this run has looked for in the same before and not found, or does
 * meanwhile. What changes in between is looked at again: what was found is of neither.
 */
export async function lookOnce(page: Page, ...looks: readonly Look[]): Promise<void> {
  while (!(await lookAtOne(page, looks)));
}

/** Whether what was shown stood until all was looked for in it. */
async function lookAtOne(page: Page, looks: readonly Look[]): Promise<boolean> {
  const shown = await shownAtRest(page);
  const left = looks.filter(({ kind }) => take(kind, shown));
  for (let next = left[0]; next; next = left[0]) {
    const [looked] = await Promise.allSettled([next.look()]);
    const stood = (await page.evaluate(whatIsShown)) === shown;
    if (stood && looked.status === 'fulfilled') {
      left.shift();
      continue;
    }
    // Others may come by it where it stands.
    left.forEach(({ kind }) => rmSync(fileOf(kind, shown)));
    if (!stood) return false;
    throw (looked as PromiseRejectedResult).reason;
  }
  return true;
}

async function shownAtRest(page: Page): Promise<string> {
  let shown: string | undefined;
  const isMoving = async () => (shown = await page.evaluate(whatIsShown)) === undefined;
  await expect.poll(isMoving, { message: 'what fades or slides comes to rest' }).toBe(false);
  return shown!;
}

/**
 * Runs in the page: what axe judges by, the elements with their attributes and words, and how the window has them drawn. Left out is what
 * each visit has anew: numbers, the ids of React and of records, names of e-mail addresses, and the order of attributes. Nothing while
 * something fades in or slides, and has no colors and no place yet; what moves without an end stays so.
 */
function whatIsShown(): string | undefined {
  const isOnItsWay = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  if (document.getAnimations().some(isOnItsWay)) return undefined;
  const withoutIds = (text: string) =>
    text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|_r_\w*?_|«[^»]*»|:r\w*:|[^\s<@]+@|\d+/g, '');
  const described = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).toSorted();
    return `<${[node.localName, ...attributes].join(' ')}>${[...node.childNodes].map(described).join('')}</>`;
  };
  const asks = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];
  const drawn = [
    `${innerWidth} × ${innerHeight}`,
    getComputedStyle(document.documentElement).fontSize,
    document.documentElement.lang,
    ...asks.filter((query) => matchMedia(query).matches),
  ];
  return [...drawn, withoutIds(location.pathname + described(document.body))].join('\n');
}
