import type { Page } from 'playwright-core';
import { languageParam, type Locale } from '#domain/words.ts';

/** How a page is looked at. */
export type Look = { address: (path: string) => string; media: Parameters<Page['emulateMedia']>[0] };

/** What the pictures of a comparison can be taken in, by the names that `--looks` takes. */
export const looks: Readonly<Record<string, Look>> = {
  en: { address: inLanguage('en'), media: {} },
  es: { address: inLanguage('es'), media: {} },
  'forced-colors': { address: inLanguage('en'), media: { forcedColors: 'active' } },
  // A window that is dark prints as one that is light.
  print: { address: inLanguage('en'), media: { media: 'print', colorScheme: 'dark' } },
};

/** @throws Error naming the looks that there are */
export function looksIn(names: string): [string, Look][] {
  return names.split(',').map((name) => {
    const look = looks[name];
    if (!look) throw new Error(`There is no look "${name}": choose from ${Object.keys(looks).join(', ')}.`);
    return [name, look];
  });
}

/** Asks for a page in a language by its address, also in English: the browser keeps what it was asked for last. */
function inLanguage(locale: Locale): (path: string) => string {
  return (path) => {
    const [page = '', hash] = path.split('#');
    return `${page}${page.includes('?') ? '&' : '?'}${languageParam}=${locale}${hash === undefined ? '' : `#${hash}`}`;
  };
}
