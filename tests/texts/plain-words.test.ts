import { expect, it } from 'vitest';
import { everyText } from './every-text.ts';

/** Turns of phrase that an editor of US English struck out: readers took them for a translation. */
const foreign = [
  /\btick (this|the) box\b/i,
  /^take out\b/i,
  /\ball of it$/i,
  /mistakes mended/i,
  /see where it will be/i,
  /\bI don’t know the others\b/i,
  /\bat hand\b/i,
  /\bgo on where (you|I) stopped\b/i,
  /\bneed not\b/i,
  /\bone less\b/i,
];

it('no text reads as foreign', () => {
  const found = [...everyText()].flatMap(([file, texts]) =>
    texts.filter(({ en }) => foreign.some((phrase) => phrase.test(en))).map(({ en }) => `${file}: ${en}`),
  );
  expect(found).toEqual([]);
});
