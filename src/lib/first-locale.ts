import { isLocale, languageParam, LOCALES, type Locale } from '#domain/words.ts';
import { deviceStorage } from './storage.ts';

/** Under which the language that somebody has chosen is kept on the device. */
export const localeStorageKey = 'locale';

/** The language that the address itself asks for, as the links for search engines do. */
export function askedLocale(): Locale | undefined {
  const wanted = new URLSearchParams(location.search).get(languageParam);
  return isLocale(wanted) ? wanted : undefined;
}

/** The language of a page that is opened, where its address asks for none. */
export function firstLocale(): Locale {
  const kept = deviceStorage.read(localeStorageKey);
  if (isLocale(kept)) return kept;
  // As the server finds it: a page that comes with its markup would be drawn anew.
  return navigator.languages.map((each) => each.slice(0, 2)).find(isLocale) ?? LOCALES[0];
}
