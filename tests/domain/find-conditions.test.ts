import { describe, expect, test } from 'vitest';
import { conditionFacts } from '#domain/family-history.ts';
import { alsoNamed, findConditions } from '#domain/family-history/find/find.ts';
import type { Locale } from '#domain/words.ts';
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

test.each([
  ['tumor', 'en'],
  ['a tumor', 'en'],
  ['tumor', 'es'],
] as const)('“%s” offers cancers of many organs, and not the brain alone (%s)', (words, locale) => {
  const found = findConditions(words, locale).map(({ code }) => code);
  expect(found[0]).toBe('cancer-of-unknown-kind');
  expect(found).toEqual(expect.arrayContaining(['breast-cancer', 'ovarian-cancer', 'bowel-cancer', 'brain-cancer']));
});

test.each([
  ['skin', 'en'],
  ['piel', 'es'],
] as const)('“%s” offers both cancers of the skin (%s)', (words, locale) => {
  const found = findConditions(words, locale).map(({ code }) => code);
  expect(found).toEqual(expect.arrayContaining(['melanoma', 'skin-cancer']));
});

test.each([
  ['BRCA1, breast cancer', 'breast-cancer', ['known-gene-change']],
  ['BRCA1, breast cancer', 'known-gene-change', ['breast-cancer']],
  ['breast and ovarian cancer', 'breast-cancer', ['ovarian-cancer']],
  ['benign lump in the breast, later ovarian cancer, BRCA1', 'ovarian-cancer', ['known-gene-change']],
  ['DCIS in breast', 'breast-cancer', []],
  ['tumor', 'breast-cancer', []],
  ['breast cancer, breast removed', 'breast-cancer', []],
  ['Lynch syndrome', 'known-gene-change', []],
] as const)('“%s”: beside %s names %j', (words, chosen, others) => {
  expect(alsoNamed(words, chosen, 'en')).toEqual(others);
});

test('what was done to an organ only hints at a cancer in it', () => {
  for (const words of ['breast removed', 'had her ovaries removed', 'kidney removed']) {
    expect(findConditions(words, 'en')[0]?.by, words).toBe('hint');
  }
});

test('the entry for the ovaries names the tube and the lining, in both languages', () => {
  const { offeredAs } = conditionFacts['ovarian-cancer'];
  expect(offeredAs?.en).toMatch(/ovary, tube or lining/);
  expect(offeredAs?.es).toMatch(/ovario, trompa o revestimiento/);
});
