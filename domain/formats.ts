import { localeTags, type Locale } from './words.ts';

/** How many formatters are kept at most: more than the pages of one person, or a minute of the server’s e-mails, ask for. */
const most = 500;
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const listFormats = new Map<Locale, Intl.ListFormat>();

/** How dates and times stand in a language, as written in the US. Making a formatter takes far longer than using it, so each is kept. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const kept = dateFormats.get(key);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat(localeTags[locale], options);
  const [oldest] = dateFormats.keys();
  if (dateFormats.size >= most && oldest !== undefined) dateFormats.delete(oldest);
  dateFormats.set(key, made);
  return made;
}

/** How a list of words stands in a language: "a, b, and c". */
export function listFormat(locale: Locale): Intl.ListFormat {
  const format = listFormats.get(locale) ?? new Intl.ListFormat(localeTags[locale], { type: 'conjunction' });
  listFormats.set(locale, format);
  return format;
}
