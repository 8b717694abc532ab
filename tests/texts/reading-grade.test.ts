import { describe, expect, test } from 'vitest';
import { everyText } from './every-text.ts';
import { readingGrade } from './reading-grade.ts';

const highest = 8;
/** Of fewer words the formula says how long they are, and not how hard the sentence is; they are looked at together. */
const enough = 12;
const isLong = (text: string) => text.split(/\s+/).length >= enough;
const texts = [...everyText()].map(([file, pairs]) => ({ file, english: pairs.map(({ en }) => en) }));

describe('every English text is at reading grade 8 or lower', () => {
  test.each(texts)('$file', ({ english }) => {
    const tooHard = english.filter((text) => isLong(text) && readingGrade([text]) > highest);
    expect(tooHard.map((text) => `${readingGrade([text])}: ${text}`)).toEqual([]);
  });

  test('labels and short sentences, together', () => {
    const short = texts.flatMap(({ english }) => english.filter((text) => !isLong(text)));
    expect(short.length).toBeGreaterThan(500);
    expect(readingGrade(short)).toBeLessThanOrEqual(highest);
  });
});

test('a hard text is told from an easy one', () => {
  expect(readingGrade(['Your genes can say a lot about your health.'])).toBeLessThan(6);
  expect(
    readingGrade([
      'Pathogenic variants in hereditary cancer predisposition genes necessitate multidisciplinary surveillance.',
    ]),
  ).toBeGreaterThan(15);
});
