import { publicPages, type PageHead } from '../../domain/public-pages.ts';
import { windowTitle } from '../../domain/window-title.ts';
import type { Locale } from '../../domain/words.ts';

/** What stands in the head of the page at an address; undefined where that is for the app alone to say. */
export function headOf(url: string): PageHead | undefined {
  const [path = ''] = url.split(/[?#]/);
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return Object.values<PageHead & { path: string }>(publicPages).find((page) => page.path === bare);
}

/**
 * The app's page with the title and the description of one address: whoever looks at a page without running it, as search
 * engines and those who preview a link do, reads what it is about.
 */
export function withHead(html: string, { title, description }: PageHead, locale: Locale): string {
  const [name, text] = [escaped(windowTitle(title[locale])), escaped(description[locale])];
  return html
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace(/<title>[^<]*</, () => `<title>${name}<`)
    .replace(metaTag('description'), (_, before: string) => `${before}${text}"`)
    .replace(metaTag('og:title'), (_, before: string) => `${before}${name}"`)
    .replace(metaTag('og:description'), (_, before: string) => `${before}${text}"`);
}

function metaTag(name: string): RegExp {
  return new RegExp(`(<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*"`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
