/** The languages the product speaks; the first one is what an unknown language falls back to. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** Both as written in the US: how dates and numbers stand, and what documents name as their language (BCP 47). */
export const localeTags: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };

/** In an address, asks for a language: `/members?lang=es`. */
export const languageParam = 'lang';

/** One sentence in every language; `{name}` marks a place that `fill` fills in. */
export type Words = { readonly [L in Locale]: string };

/** A catalogue of sentences: `export const loginTexts = { title: { en, es } } satisfies Texts`. */
export type Texts = Readonly<Record<string, Words>>;

export type WordParams = Readonly<Record<string, string | number>>;

/**
 * The sentence in one language, its places filled in. A place without a value stays visible, so that a test sees it. The
 * period of a value, as in “9:15 a.m.” or “Clinic Inc.”, is that of a sentence which ends with it.
 */
export function fill(words: Words, locale: Locale, params: WordParams = {}): string {
  return words[locale].replace(/\{(\w+)\}(\.?)/g, (place, name: string, period: string) => {
    const value = params[name];
    if (value === undefined) return place;
    return String(value).endsWith('.') ? String(value) : `${value}${period}`;
  });
}

/** The names of the places in a sentence, sorted: both languages must have the same ones. */
export function placesOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

/** As it begins a line or a sentence: Spanish writes days, months and time zones with a small letter within a sentence. */
export function capitalized(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(localeTags[locale]) + text.slice(1);
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
