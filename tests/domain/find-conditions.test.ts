import { describe, expect, test } from 'vitest';
import { findConditions } from '../../domain/family-history/find/find.ts';
import type { Locale } from '../../domain/words.ts';
import { english } from './finder/english.ts';
import { spanish } from './finder/spanish.ts';

const listed = (table: typeof english): [string, string][] =>
  Object.entries(table).flatMap(([code, words]) =>
    words.split('|').map((each): [string, string] => [each.trim().replace(/\s+/g, ' '), code]),
  );

describe.each([
  ['en', listed(english)],
  ['es', listed(spanish)],
] as const)('what people type (%s)', (locale, list) => {
  test('is at least 300 words and phrases, each once', () => {
    expect(list.length).toBeGreaterThanOrEqual(300);
    expect(new Set(list.map(([words]) => words)).size).toBe(list.length);
  });

  test('leads to the condition that it means, or to none', () => {
    const wrong = list.flatMap(([words, code]) => {
      const first = firstOf(words, locale);
      return first === code ? [] : [`${words}: ${code}, and not ${first}`];
    });
    expect(wrong).toEqual([]);
  });
});

const firstOf = (words: string, locale: Locale) => findConditions(words, locale)[0]?.code ?? 'none';
