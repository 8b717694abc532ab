import { createContext, use, useSyncExternalStore } from 'react';
import { fill, languageParam, type Locale, type WordParams, type Words } from '#domain/words.ts';
import { askedLocale, firstLocale, localeStorageKey } from './first-locale.ts';
import { pageState, pageStateFrom } from './page-state.ts';
import { deviceStorage } from './storage.ts';

/** The language is one for all of a page, the parts outside of React as well. */
const listeners = pageStateFrom(() => new Set<() => void>());
const asked = askedLocale();
/** Whoever reads a page reads all of it in one language, the session's notices and a check outside of any component, too. */
const current = pageState(asked ?? firstLocale());
if (asked) keep(asked);
document.documentElement.lang = current.value;

export function getLocale(): Locale {
  return current.value;
}

/** Changes the language of the whole app, at once, and keeps the choice on this device. */
export function setLocale(locale: Locale): void {
  current.value = locale;
  document.documentElement.lang = locale;
  keep(locale);
  forgetAsked();
  listeners.value.forEach((listener) => listener());
}

/** The language of a part of a page that is shown as somebody else reads it. */
export const PartLocale = createContext<Locale | undefined>(undefined);

export function useLocale(): Locale {
  const ofPage = useSyncExternalStore(subscribe, getLocale, getLocale);
  return use(PartLocale) ?? ofPage;
}

export type Translate = (words: Words, params?: WordParams) => string;

/** `const t = useWords(); t(loginTexts.title)`; with places: `t(words, { name })`. */
export function useWords(): Translate {
  const locale = useLocale();
  return (words, params) => fill(words, locale, params);
}

/** A sentence for a zod check, said in the language of the moment it fails in: `z.string().min(1, say(texts.needed))`. */
export function fieldError(words: Words, params?: WordParams): { error: () => string } {
  return { error: () => fill(words, current.value, params) };
}

function subscribe(listener: () => void): () => void {
  listeners.value.add(listener);
  return () => listeners.value.delete(listener);
}

/** What the address asks for would come back with the next reload. */
function forgetAsked(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(languageParam)) return;
  address.searchParams.delete(languageParam);
  history.replaceState(history.state, '', address);
}

function keep(locale: Locale): void {
  deviceStorage.write(localeStorageKey, locale);
}
