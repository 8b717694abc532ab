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
  /\bany more\b/i,
  /\b(nobody|anybody) of us\b/i,
  /\b(came in|comes) twice\b/i,
  /\btake it out\b/i,
  /\brelatives by blood\b/i,
  /\bbuilding plan\b/i,
];

/** The same of Spanish: English word order, words that mean something else, and “por favor” without its comma. */
const foreignSpanish = [
  /\bbueno saber\b/i,
  /\bplan de construcción\b/i,
  /\bnadie de nosotros\b/i,
  /\bllegó dos veces\b/i,
  /\bpor favor [a-záéíóú]/i,
  /\bconectar con\b/i,
  /\bhistorial(es)?\b/i,
];

const texts = [...everyText()];

it('no text reads as foreign', () => {
  const found = texts.flatMap(([file, ofIt]) =>
    ofIt.filter(({ en }) => foreign.some((phrase) => phrase.test(en))).map(({ en }) => `${file}: ${en}`),
  );
  expect(found).toEqual([]);
});

it('no Spanish text reads as foreign', () => {
  const found = texts.flatMap(([file, ofIt]) =>
    ofIt.filter(({ es }) => foreignSpanish.some((phrase) => phrase.test(es))).map(({ es }) => `${file}: ${es}`),
  );
  expect(found).toEqual([]);
});
