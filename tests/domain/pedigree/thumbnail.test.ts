import { describe, expect, test } from 'vitest';
import type { FamilyHistory } from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { textSize } from '#domain/pedigree/labels.ts';
import { strokes, type Primitive } from '#domain/pedigree/primitives.ts';
import { thumbnailOf } from '#domain/pedigree/thumbnail.ts';
import { draw, flat, member, textsOf } from './drawn.ts';
import { adoption, consanguinity, large, twins, usual } from './families.ts';

const thumbnail = (history: FamilyHistory) =>
  thumbnailOf(pedigreeOf(history, member), history, { locale: 'en', withNames: true });

/** Where a piece of a drawing stands among those of a thumbnail, of which each may be many. */
function layerOf(part: Primitive, all: readonly Primitive[]): number {
  const { d, fill, width } = asPath(part);
  return all.findIndex((each) => {
    const drawn = asPath(each);
    return drawn.fill === fill && drawn.width === width && drawn.d.includes(d);
  });
}

function asPath(part: Primitive) {
  if (part.type === 'path') return part;
  if (part.type === 'line' && !part.dash) return asPath(strokes([[part.from, part.to]], part.width));
  return { d: JSON.stringify(part), fill: part.type, width: 0 };
}

const withoutWords = (parts: readonly Primitive[]) =>
  parts.filter((part) => part.type !== 'text' || part.size > textSize);

describe.each([
  ['usual', usual, ['?']],
  ['of cousins', consanguinity, ['6', '?']],
  ['with twins', twins, undefined],
  ['with an adoption', adoption, undefined],
  ['large', large, undefined],
])('the thumbnail of a family that is %s', (_, history, signs) => {
  const drawing = draw(history);
  const { parts, width, height } = thumbnail(history);

  test('is as large as the drawing, and has its symbols, lines and signs, and no word', () => {
    expect({ width, height }).toEqual({ width: drawing.width, height: drawing.height });
    const drawn = withoutWords(flat(drawing.parts));
    expect(drawn.filter((part) => layerOf(part, parts) === -1)).toEqual([]);
    expect(textsOf(parts).toSorted()).toEqual(textsOf(drawn).toSorted());
    if (signs) expect(textsOf(parts).toSorted()).toEqual(signs);
  });

  test('lays them over each other as the drawing does', () => {
    const lines = withoutWords(drawing.parts.filter(({ type }) => type !== 'group')).map((line) =>
      layerOf(line, parts),
    );
    for (const person of drawing.parts.filter((part) => part.type === 'group')) {
      const layers = withoutWords(person.parts).map((part) => layerOf(part, parts));
      expect(layers).toEqual(layers.toSorted((one, other) => one - other));
      expect(layers[0]).toBeGreaterThan(Math.max(...lines));
    }
  });
});

test('the thumbnail of sixty people has fewer pieces than people', () => {
  expect(thumbnail(large).parts.length).toBeLessThan(large.relatives.length / 2);
});
