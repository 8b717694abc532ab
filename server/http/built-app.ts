import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { partnerLookOf, type PartnerLook, type PublicPartner } from '#domain/public-partner.ts';
import { fill, type Locale, type Words } from '#domain/words.ts';
import { escaped } from './escaped.ts';

/** What the build knows of a page of the app. */
export type BuiltPage = {
  /** Its address, as the router writes it: `/partners/:group`, `/member/survey/*`. */
  path: string;
  /** The files of its code and styles, which the browser would else ask for only after the app's own had come. */
  files: string[];
  /** A script that asks for what the page waits for, before its code is there. */
  early?: string;
  /** Its markup in each language, where it is the same for every visitor. */
  markup?: Words;
  /** The page of a partner: its markup as it can look, with places for what they say. */
  partnerMarkup?: Readonly<Record<PartnerLook, Words>>;
};

/** The app as it was built: the page that all addresses share, its style sheet, and what is particular to some pages. */
export type BuiltApp = { folder: string; html: string; css: string; pages: BuiltPage[] };

/** In the folder of the built app. */
export const builtPagesFile = 'pages.json';

const charset = '<meta charset="utf-8" />';
/** A page with markup is painted once the browser has read it to its end: its footer would else be seen to grow, and to push up what stands above it. */
const waitForEnd = '<link rel="expect" blocking="render" href="#end-of-page">';
/** After the markup, as browsers take an element for read once its start tag has come. */
const endOfPage = '<template id="end-of-page"></template>';
/** The app's code, and what else of it the browser is to fetch at once. */
const codeTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const styleLink = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)">/;

/**
 * @param path its folder, from the root of the repository where it is not absolute
 * @throws Error where the folder holds no built app
 */
export async function readBuiltApp(path: string): Promise<BuiltApp> {
  const folder = resolve(import.meta.dirname, '../..', path);
  const read = (name: string) =>
    readFile(join(folder, name), 'utf8').catch((error: unknown) => {
      throw new Error(`${folder} holds no built app: npm run build makes one, and APP_FOLDER names its place.`, {
        cause: error,
      });
    });
  const html = await read('index.html');
  const pages = JSON.parse(await read(builtPagesFile)) as BuiltPage[];
  const [, sheet] = styleLink.exec(html) ?? [];
  return { folder, html, css: sheet ? await read(sheet) : '', pages };
}

/**
 * The app's page with the markup of one of its pages, and with what its code is made of. What is seen at once has its styles in
 * itself: a file of them would come a round trip later.
 * @param partner whose page it is, null where nobody is known at the address; the app reads it there, too
 */
export function withPage(
  { html, css }: BuiltApp,
  { files, early, markup, partnerMarkup }: BuiltPage,
  locale: Locale,
  partner?: PublicPartner | null,
): string {
  const links = files.map((file) => linkTo(file, early !== undefined)).join('');
  // Before any style sheet: a script waits for those that stand above it.
  const asking = early ? html.replace(charset, (tag) => `${tag}<script>${early}</script>`) : html;
  const linked = asking.replace('</head>', () => `${links}</head>`);
  const isSaid = partnerMarkup !== undefined && partner !== undefined;
  const drawn = isSaid ? partnerIn(partnerMarkup, partner, locale) : markup?.[locale];
  if (drawn === undefined) return linked;
  // After the markup: whatever of the code comes meanwhile would be compiled before the page is painted.
  const code = linked.match(codeTags)?.join('') ?? '';
  const data = isSaid ? ` data-partner="${escaped(JSON.stringify(partner))}"` : '';
  return inLanguage(linked, locale)
    .replace(charset, (tag) => `${tag}${waitForEnd}`)
    .replace(codeTags, '')
    .replace(styleLink, () => `<style>${css}</style>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-language="${locale}"${data}>${drawn}</div>${endOfPage}${code}`,
    );
}

/** @param isSecond whether what the page asks of the API goes first: on a line with few connections it would wait for all files */
function linkTo(file: string, isSecond: boolean): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="${file}">`;
  return `<link rel="modulepreload"${isSecond ? ' fetchpriority="low"' : ''} crossorigin href="${file}">`;
}

/** The page of a partner with their name and words in their places. */
function partnerIn(
  markup: Readonly<Record<PartnerLook, Words>>,
  partner: PublicPartner | null,
  locale: Locale,
): string {
  return fill(markup[partnerLookOf(partner, locale)], locale, {
    partner: escaped(partner?.name ?? ''),
    welcome: escaped(partner?.welcome?.[locale] ?? ''),
  });
}

/** The page as one that is written in a language. */
export function inLanguage(html: string, locale: Locale): string {
  return html.replace(/<html lang="\w+"/, `<html lang="${locale}"`);
}

/** What stands in a page itself, as a Content-Security-Policy names it. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** The hashes of what stands in the pages of a built app. */
export function inlineHashes({ html, css, pages }: BuiltApp): InlineHashes {
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  const early = new Set(pages.flatMap((page) => page.early ?? []));
  return {
    scripts: [...scripts, ...early].map(hashOf),
    styles: css ? [hashOf(css)] : [],
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
