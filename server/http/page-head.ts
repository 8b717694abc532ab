import { publicPages, type PageHead } from '#domain/public-pages.ts';
import { windowTitle } from '#domain/window-title.ts';
import { isLocale, languageParam, LOCALES, type Locale } from '#domain/words.ts';
import { inLanguage } from './built-app.ts';
import { escaped } from './escaped.ts';

type PublicPage = PageHead & { path: string };

/** The public page at an address; undefined where what stands in the head is for the app alone to say. */
export function publicPageAt(url: string): PublicPage | undefined {
  const [path = ''] = url.split(/[?#]/);
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return Object.values<PublicPage>(publicPages).find((page) => page.path === bare);
}

/** The language that an address itself asks for. */
export function localeIn(url: string): Locale | undefined {
  const [, query] = url.split('?');
  const wanted = new URLSearchParams(query).get(languageParam);
  return isLocale(wanted) ? wanted : undefined;
}

/** A public page in one language, or in that of its reader. */
export function addressOf({ path }: { path: string }, origin: string, locale?: Locale): string {
  return new URL(locale ? `${path}?${languageParam}=${locale}` : path, origin).href;
}

/** Each language of a page with its address, as search engines ask for it. */
export function languagesOf(page: { path: string }, origin: string): { language: string; href: string }[] {
  const all = LOCALES.map((language) => ({ language, href: addressOf(page, origin, language) }));
  return [...all, { language: 'x-default', href: addressOf(page, origin) }];
}

type Reading = { locale: Locale; asked: Locale | undefined; origin: string };

/**
 * The app's page with the head of one public page: whoever looks at it without running it, as search engines and those who
 * preview a link do, reads what it is about, where it stands, and in which other language.
 */
export function withHead(html: string, page: PublicPage, { locale, asked, origin }: Reading): string {
  const [name, text] = [escaped(windowTitle(page.title[locale])), escaped(page.description[locale])];
  return inLanguage(html, locale)
    .replace(/<title>[^<]*</, () => `<title>${name}<`)
    .replace(metaTag('description'), (_, before: string) => `${before}${text}"`)
    .replace(metaTag('og:title'), (_, before: string) => `${before}${name}"`)
    .replace(metaTag('og:description'), (_, before: string) => `${before}${text}"`)
    .replace('</head>', () => `${places(page, { locale, asked, origin })}</head>`);
}

/** Where the page stands, its other languages, and the picture beside a shared link. */
function places(page: PublicPage, { locale, asked, origin }: Reading): string {
  const here = escaped(addressOf(page, origin, asked));
  const languages = languagesOf(page, origin).map(
    ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escaped(href)}" />`,
  );
  const picture = {
    'og:url': here,
    'og:locale': `${locale}_US`,
    'og:image': new URL(`/novi-share-${locale}.png`, origin).href,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': publicPages.home.title[locale],
  };
  const metas = Object.entries(picture).map(
    ([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`,
  );
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  return [`<link rel="canonical" href="${here}" />`, ...languages, ...metas, card]
    .map((tag) => `  ${tag}\n  `)
    .join('');
}

function metaTag(name: string): RegExp {
  return new RegExp(`(<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*"`);
}
