import { describe, expect, it } from 'vitest';
import { dateFormat } from '#domain/formats.ts';
import { LOCALES, placesOf, type Words } from '#domain/words.ts';
import { monthTexts } from '#src/texts/months.ts';

const files = import.meta.glob<Record<string, unknown>>(['#src/texts/*.ts', '!**/{locale,moments,weekdays}.ts'], {
  eager: true,
});

describe('the catalogue', () => {
  // One o’clock has an article of its own, and “p. m.” has its period.
  it('puts no article before a time in Spanish, and no period after it', () => {
    const sentences = Object.values(files).flatMap(wordsIn);
    expect(sentences.map(({ es }) => es).filter((es) => /\blas? \{time\}|\{time\}\./.test(es))).toEqual([]);
  });

  it.each(LOCALES)('names the months of a list as dates name them: %s', (locale) => {
    const { format } = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
    const months = monthTexts.map((_, month) => format(Date.UTC(2024, month, 15)));
    expect(monthTexts.map((month) => month[locale])).toEqual(months);
    expect(months).toHaveLength(12);
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
