import { describe, expect, it } from 'vitest';
import { LOCALES, placesOf, type Words } from '../../../domain/words.ts';

const files = import.meta.glob<Record<string, unknown>>(['../../../src/texts/*.ts', '!**/{locale,moments}.ts'], {
  eager: true,
});

describe('the catalogue', () => {
  it('says no time in Spanish after an article, which one o’clock has another of than the rest', () => {
    const sentences = Object.values(files).flatMap(wordsIn);
    expect(sentences.map(({ es }) => es).filter((es) => /\blas? \{time\}/.test(es))).toEqual([]);
  });

  it.each(Object.entries(files))(
    '%s says every sentence in every language, with the same places',
    (_file, exported) => {
      const sentences = wordsIn(exported);
      expect(sentences).not.toEqual([]);
      for (const words of sentences) {
        for (const locale of LOCALES) {
          expect(words[locale].trim(), words.en).not.toBe('');
          expect(placesOf(words[locale]), words.en).toEqual(placesOf(words.en));
        }
      }
    },
  );
});

function wordsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'es' in value) return [value as Words];
  return Object.values(value).flatMap(wordsIn);
}
