import { describe, expect, it } from 'vitest';
import type { YesNoUnknown } from '#domain/family-history.ts';
import { fhs7, resultOf, type Fhs7Item } from '#domain/fhs-7.ts';
import { placesOf } from '#domain/words.ts';
import { readingGrade } from '../../texts/reading-grade.ts';

function vectors(values: readonly YesNoUnknown[], length: number): YesNoUnknown[][] {
  if (length === 0) return [[]];
  return vectors(values, length - 1).flatMap((rest) => values.map((value) => [value, ...rest]));
}

/** The rule of the paper, and ours for what is not known, in the plainest words. */
function plain(answers: readonly YesNoUnknown[]): string {
  let result = 'negative';
  for (const answer of answers) {
    if (answer === 'yes') return 'positive';
    if (answer === 'unknown') result = 'incomplete';
  }
  return result;
}

describe('the result of FHS-7', () => {
  it('is right for all 128 vectors of yes and no', () => {
    const all = vectors(['yes', 'no'], 7);
    expect(all).toHaveLength(128);
    for (const answers of all) expect(resultOf(answers), answers.join()).toBe(plain(answers));
    expect(all.filter((answers) => resultOf(answers) === 'negative')).toEqual([Array(7).fill('no')]);
  });

  it('is right for all 2187 vectors of yes, no and unknown, and never negative with one unknown', () => {
    const all = vectors(['yes', 'no', 'unknown'], 7);
    expect(all).toHaveLength(2187);
    for (const answers of all) {
      expect(resultOf(answers), answers.join()).toBe(plain(answers));
      if (answers.includes('unknown')) expect(resultOf(answers)).not.toBe('negative');
    }
  });

  it('takes no fewer and no more than seven answers', () => {
    expect(() => resultOf(['yes'])).toThrow('FHS-7 has 7 answers');
    expect(() => resultOf(Array<YesNoUnknown>(8).fill('no'))).toThrow('FHS-7 has 7 answers');
  });
});

describe('FHS-7 as data', () => {
  it('has the seven items, the published accuracy and its population', () => {
    expect(fhs7.items).toHaveLength(7);
    expect(fhs7.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(fhs7.source).toMatchObject({
      ...{ doi: '10.1186/1471-2407-9-283', sensitivity: 87.6, specificity: 56.4 },
      population: { en: 'women in primary care in Brazil' },
    });
  });

  it('asks at reading grade 8 or lower, in both languages', () => {
    const items: readonly Fhs7Item[] = fhs7.items;
    for (const { wording } of items) {
      expect(wording.es).toMatch(/^¿.+\?$/);
      expect(placesOf(wording.en)).toEqual([]);
    }
    expect(readingGrade(items.map(({ wording }) => wording.en))).toBeLessThanOrEqual(8);
  });
});
