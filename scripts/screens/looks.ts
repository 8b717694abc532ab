import type { Page } from 'playwright-core';
import { languageParam } from '#domain/words.ts';

/** How a page is looked at. */
export type Look = { address: (path: string) => string; media: Parameters<Page['emulateMedia']>[0] };

const asItIs = (path: string) => path;

/** What the pictures of a comparison can be taken in, by the names that `--looks` takes. */
export const looks: Readonly<Record<string, Look>> = {
  en: { address: asItIs, media: {} },
  es: { address: inSpanish, media: {} },
  'forced-colors': { address: asItIs, media: { forcedColors: 'active' } },
  // A window that is dark prints as one that is light.
  print: { address: asItIs, media: { media: 'print', colorScheme: 'dark' } },
};

/** @throws Error naming the looks that there are */
export function looksIn(names: string): [string, Look][] {
  return names.split(',').map((name) => {
    const look = looks[name];
    if (!look) throw new Error(`There is no look "${name}": choose from ${Object.keys(looks).join(', ')}.`);
    return [name, look];
  });
}

function inSpanish(path: string): string {
  const [page = '', hash] = path.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}${languageParam}=es${hash === undefined ? '' : `#${hash}`}`;
}
