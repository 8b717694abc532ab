import { describe, expect, test } from 'vitest';
import { everyText } from './every-text.ts';
import { longWords, readingGrade } from './reading-grade.ts';

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

  test.each(texts)('$file has no long word in a short text, other than the known ones', ({ english }) => {
    const found = english
      .filter((text) => !isLong(text))
      .flatMap((text) => longWords(text).map((word) => [word, text]));
    expect(found.filter(([word = '']) => !known.has(word))).toEqual([]);
  });

  test('every known word stands in a short text', () => {
    const had = new Set(texts.flatMap(({ english }) => english.filter((text) => !isLong(text)).flatMap(longWords)));
    expect([...known].filter((word) => !had.has(word))).toEqual([]);
  });
});

/** Words of four syllables or more that short texts may have, by the reason why there is no shorter one. */
const known = new Set(
  [
    // The names of conditions, organs and findings: what doctors say and papers have. The texts beside them explain them.
    'bilateral cholesterol colorectal endometrial hemochromatosis leukemia melanoma myeloma ovarian testicular pancreatic thalassemia',
    'disability intellectual ulcerative',
    // Names of peoples and places, as people call them and themselves.
    'american arizona ashkenazi canadian hawaii hawaiian nonbinary',
    // Words that readers of grade 8 meet every day.
    'anybody available delivery emergencies emergency everybody everything february identical information january',
    'laboratory military optional overwritten territory',
    // Fixed words of the product, and of what admins alone read.
    'impersonating impersonation',
  ].flatMap((line) => line.split(' ')),
);

test('a long word is found in whatever letters it stands, once for each time', () => {
  expect(longWords('Your genes')).toEqual([]);
  expect(longWords('Multidisciplinary surveillance: PREDISPOSITION')).toEqual(['multidisciplinary', 'predisposition']);
});

test('a hard text is told from an easy one', () => {
  expect(readingGrade(['Your genes can say a lot about your health.'])).toBeLessThan(6);
  expect(
    readingGrade([
      'Pathogenic variants in hereditary cancer predisposition genes necessitate multidisciplinary surveillance.',
    ]),
  ).toBeGreaterThan(15);
});
