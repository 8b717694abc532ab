import { LRUCache } from 'lru-cache';
import { isLocale, LOCALES, type Locale } from '#domain/words.ts';

/** Few headers come again and again, so what they prefer is remembered. */
const preferences = new LRUCache<string, Locale>({ max: 100, memoMethod: readPreference });

/** The language that an `Accept-Language` header prefers among ours; English for all else. */
export function localeOf(header = ''): Locale {
  return preferences.memo(header.slice(0, 200));
}

function readPreference(header: string): Locale {
  const wanted = header.split(',').map(readRange);
  wanted.sort((one, other) => other.weight - one.weight);
  const found = wanted.find(({ language, weight }) => weight > 0 && isLocale(language))?.language;
  return isLocale(found) ? found : LOCALES[0];
}

function readRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { language: tag.split('-')[0]?.toLowerCase() ?? '', weight: quality === undefined ? 1 : Number(quality) };
}
