import { localeTags, type Locale } from './words.ts';

/** How dates and times stand in a language, as written in the US. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeTags[locale], options);
}

/** How a list of words stands in a language: "a, b, and c". */
export function listFormat(locale: Locale): Intl.ListFormat {
  return new Intl.ListFormat(localeTags[locale], { type: 'conjunction' });
}
