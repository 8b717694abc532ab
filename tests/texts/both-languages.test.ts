import { describe, expect, test } from 'vitest';
import { everyText } from './every-text.ts';

const texts = [...everyText()].map(([file, pairs]) => ({ file, pairs }));
/** A decade is “40s” in English, and “40–49” in Spanish. */
const onlySpanish = ['end'];

/** The catalogue’s own test looks at what it exports; this one at every pair of words, wherever it stands. */
describe('every sentence is said in both languages, with the same places', () => {
  test.each(texts)('$file', ({ pairs }) => {
    for (const { en, es, places } of pairs) {
      expect(en.trim(), es).not.toBe('');
      expect(es.trim(), en).not.toBe('');
      const filled = places.es.filter((place) => places.en.includes(place) || !onlySpanish.includes(place));
      expect(filled, en).toEqual(places.en);
    }
  });
});
