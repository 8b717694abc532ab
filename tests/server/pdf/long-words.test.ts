import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { breakLongWords } from '#server/pdf/long-words.ts';

const ten = (text: string) => Array.from(text).length * 10;

describe('a word that is wider than a line', () => {
  it('stands on lines of its own, each as wide as there is room', () => {
    const word = 'x'.repeat(95);
    expect(breakLongWords(`on ${word} it goes`, 400, ten)).toBe(
      `on \n${'x'.repeat(40)}\n${'x'.repeat(40)}\n${'x'.repeat(15)} it goes`,
    );
  });

  it('leaves no line empty where it begins one', () => {
    const broken = `${'x'.repeat(40)}\n${'x'.repeat(15)}`;
    expect(breakLongWords('x'.repeat(55), 400, ten)).toBe(broken);
    expect(breakLongWords(`on\n${'x'.repeat(55)}`, 400, ten)).toBe(`on\n${broken}`);
  });

  it('is one, too, where spaces that keep a line together stand in it', () => {
    for (const space of ['\u00A0', '\u2007', '\u202F', '\uFEFF'])
      expect(breakLongWords(`abc${space}`.repeat(20), 400, ten)).toBe(
        `abc${space}`.repeat(10) + '\n' + `abc${space}`.repeat(10),
      );
  });

  it('is measured once for each letter that is in it, however long it is', () => {
    const widthOf = vi.fn(ten);
    breakLongWords('abc'.repeat(5_000), 400, widthOf);
    expect(widthOf).toHaveBeenCalledTimes(3);
  });

  it('loses no letter, and no line is too wide', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 50, max: 900 }), (text, wide) => {
        const broken = breakLongWords(text, wide, ten);
        expect(broken.replace(/\n/g, '')).toBe(text.replace(/\n/g, ''));
        if (broken === text) return;
        for (const word of broken.split(/\s/).filter((each) => Array.from(each).length >= 40))
          expect(ten(word)).toBeLessThanOrEqual(Math.max(wide, 390));
      }),
    );
  });

  it('is left as it is where it fits, as all that is shorter is', () => {
    for (const text of ['Otorrinolaringología', `fits ${'y'.repeat(45)}`]) {
      expect(breakLongWords(text, 1_000, ten)).toBe(text);
    }
  });
});
