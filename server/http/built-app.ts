import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Locale } from '#domain/words.ts';

/** What the build knows of a page of the app. */
export type BuiltPage = {
  /** Its address, as the router writes it: `/partners/:group`, `/member/survey/*`. */
  path: string;
  /** The files of its code, which the browser would else ask for only after the app's own had come. */
  files: string[];
  /** Its markup in each language, where it is the same for every visitor. */
  markup?: Record<Locale, string>;
};

/** The app as it was built: the page that all addresses share, and what is particular to some. */
export type BuiltApp = { folder: string; html: string; pages: BuiltPage[] };

/** In the folder of the built app. */
export const builtPagesFile = 'pages.json';

/**
 * @param path its folder, from the root of the repository where it is not absolute
 * @throws Error where the folder holds no built app
 */
export async function readBuiltApp(path: string): Promise<BuiltApp> {
  const folder = resolve(import.meta.dirname, '../..', path);
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const pages = JSON.parse(await readFile(join(folder, builtPagesFile), 'utf8')) as BuiltPage[];
  return { folder, html, pages };
}

/** The app's page with the markup of one of its pages, and with what its code is made of. */
export function withPage(html: string, { files, markup }: BuiltPage, locale: Locale): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
  const linked = html.replace('</head>', () => `${links}</head>`);
  if (!markup) return linked;
  return inLanguage(linked, locale).replace(
    '<div id="root"></div>',
    () => `<div id="root" data-language="${locale}">${markup[locale]}</div>`,
  );
}

/** The page as one that is written in a language. */
export function inLanguage(html: string, locale: Locale): string {
  return html.replace(/<html lang="\w+"/, `<html lang="${locale}"`);
}

/** The scripts that stand in a page itself, as a Content-Security-Policy names them. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
