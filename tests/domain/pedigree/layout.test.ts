import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import type { FamilyHistory } from '#domain/family-history.ts';
import { titlesOf } from '#domain/family-history/relative-titles.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { condensed } from '#domain/pedigree/condense.ts';
import { drawingOf, type Drawing } from '#domain/pedigree/drawing.ts';
import { labelsOf, radius } from '#domain/pedigree/labels.ts';
import { outlineOf, type Entry } from '#domain/pedigree/outline.ts';
import { titlesOfPeople } from '#domain/pedigree/titles.ts';
import { anyFamily } from './any-family.ts';
import * as families from './families.ts';
import { crossedSymbols, crossedWords, crossings, reachedFrom } from './geometry.ts';

// Many families are tried: a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

const saying = { locale: 'en', withNames: true } as const;
const member = { name: 'Mia', age: 34 };
const { adoption, consanguinity, large, minimal, twins, usual } = families;
const known = { adoption, consanguinity, large, minimal, twins, usual };

const draw = (history: FamilyHistory): Drawing => drawingOf(pedigreeOf(history, member), history, saying);
const runs = { numRuns: 300 };

describe('whatever family is told of', () => {
  it('nobody stands in the place of another, with their words', () => {
    fc.assert(
      fc.property(anyFamily, (history) => {
        const picture = condensed(pedigreeOf(history, member));
        const labels = labelsOf(picture, saying);
        const { places } = draw(history).layout;
        const byRow = Map.groupBy(places, ([, { y }]) => y);
        for (const row of byRow.values()) {
          const inOrder = row.toSorted(([, one], [, other]) => one.x - other.x);
          for (const [index, [id, { x }]] of inOrder.slice(1).entries()) {
            const [before, place] = inOrder[index]!;
            expect(x - place.x).toBeGreaterThan(labels.get(id)!.half + labels.get(before)!.half);
          }
        }
      }),
      runs,
    );
  });

  it('no line touches somebody’s words, or the symbol of somebody whom it has nothing to do with, or crosses another', () => {
    fc.assert(
      fc.property(anyFamily, (history) => {
        const { layout } = draw(history);
        expect(crossedSymbols(layout, radius)).toEqual([]);
        expect(crossings(layout)).toEqual([]);
        expect(crossedWords(layout, labelsOf(condensed(pedigreeOf(history, member)), saying))).toEqual([]);
      }),
      runs,
    );
  });

  it('everybody is bound to the member by lines', () => {
    fc.assert(
      fc.property(anyFamily, (history) => {
        const { layout } = draw(history);
        expect([...layout.places.keys()].filter((id) => !reachedFrom('self', layout).has(id))).toEqual([]);
      }),
      runs,
    );
  });

  it('every relative stands in it once, alone or in a number, and in the list as in the picture', () => {
    fc.assert(
      fc.property(anyFamily, (history) => {
        const picture = condensed(pedigreeOf(history, member));
        const figures = [...picture.figures.values()];
        const all = figures.filter(({ kind }) => kind === 'relative').flatMap(({ standsFor }) => standsFor);
        expect(all.toSorted()).toEqual(history.relatives.map(({ id }) => id).toSorted());
        const listed = outlineOf(picture, saying).flatMap(({ people }) => people.flatMap(idsOf));
        expect(listed.toSorted()).toEqual([...draw(history).layout.places.keys()].toSorted());
      }),
      runs,
    );
  });

  it('each generation has its row, the oldest on top', () => {
    fc.assert(
      fc.property(anyFamily, (history) => {
        const { persons } = pedigreeOf(history, member);
        const { places } = draw(history).layout;
        const drawn = persons.filter(({ id }) => places.has(id));
        const heightsOf = Map.groupBy(drawn, ({ generation }) => generation);
        const heights = [...heightsOf]
          .toSorted(([one], [other]) => one - other)
          .map(([, people]) => new Set(people.map(({ id }) => places.get(id)!.y)));
        expect(heights.every(({ size }) => size === 1)).toBe(true);
        const ys = heights.flatMap((each) => [...each]);
        expect(ys).toEqual(ys.toSorted((one, other) => one - other));
      }),
      runs,
    );
  });

  it('a couple’s line down ends above their children: between the first and the last of them', () => {
    fc.assert(
      fc.property(anyFamily, (history) => {
        const { lines } = draw(history).layout;
        for (const descent of lines.filter(({ kind }) => kind === 'descent')) {
          const x = descent.points[0]!.x;
          const feet = lines
            .filter(({ kind, of }) => kind === 'child' && of === descent.of)
            .map(({ points }) => points[1]!.x);
          const middle = (Math.min(...feet) + Math.max(...feet)) / 2;
          expect(Math.abs(x - middle)).toBeLessThan(1);
        }
      }),
      runs,
    );
  });

  it('those who are called alike are numbered as they were told of, whatever is told of their ages, in the survey and in the tree', () => {
    fc.assert(
      fc.property(anyFamily, (told) => {
        const relatives = told.relatives.map((one) => ({ ...one, name: '' }));
        const titles = titlesOf(relatives, 'en');
        for (const ages of [relatives, relatives.map((one) => ({ ...one, age: null }))]) {
          const inTree = titlesOfPeople(pedigreeOf({ ...told, relatives: ages }, member).persons, saying);
          expect(relatives.map(({ id }) => inTree.get(id))).toEqual([...titles.values()]);
        }
      }),
      runs,
    );
  });

  it('is drawn the same way each time', () => {
    fc.assert(
      fc.property(anyFamily, (history) => {
        expect(draw(structuredClone(history))).toEqual(draw(history));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the order within a row', () => {
  const order = (history: FamilyHistory, ids: readonly string[]) => {
    const { places } = draw(history).layout;
    return ids.toSorted((one, other) => places.get(one)!.x - places.get(other)!.x);
  };

  it('has the father’s side left and the mother’s right, and the oldest first', () => {
    expect(order(usual, ['mother', 'father', 'aunt', 'uncle', 'paunt'])).toEqual([
      'paunt',
      'father',
      'mother',
      'aunt',
      'uncle',
    ]);
    expect(order(usual, ['brother', 'self', 'sister'])).toEqual(['sister', 'self', 'brother']);
  });

  it('has twins beside each other, and partners at their outer sides', () => {
    expect(order(twins, ['self', 'twin', 'p1', 'p2', 'brother'])).toEqual(['brother', 'p2', 'p1', 'self', 'twin']);
  });

  it('does not take the age of somebody who has died for the order of birth', () => {
    const { relative, family } = families;
    const siblings = [
      relative('a', 'sibling', 'both', { vital_status: 'deceased', age: 2 }),
      relative('b', 'sibling', 'both', { vital_status: 'living', age: 50 }),
      relative('c', 'sibling', 'both', { vital_status: 'living', age: 60 }),
    ];
    expect(order(family(siblings), ['a', 'b', 'c', 'self'])).toEqual(['a', 'c', 'b', 'self']);
  });
});

describe('families that were looked at', () => {
  const rowsOf = (history: FamilyHistory) => {
    const rows = Map.groupBy(draw(history).layout.places, ([, { y }]) => Math.round(y));
    const inOrder = [...rows].toSorted(([one], [other]) => one - other);
    return inOrder.map(([, row]) => row.toSorted(([, one], [, other]) => one.x - other.x).map(([id]) => id));
  };
  const shown = (history: FamilyHistory) => rowsOf(history).map((row) => row.join(' ').replaceAll('placeholder-', '?'));

  it('the least there is', () => {
    expect(shown(minimal)).toEqual(['f m', 'self']);
  });

  it('a usual family', () => {
    expect(shown(usual)).toEqual([
      'pgf pgm mgf mgm',
      '?partner-of-paunt paunt father mother aunt ?partner-of-aunt uncle',
      'pcousin sister ?partner-of-sister partner self brother cousin cousin2',
      'niece son daughter',
    ]);
  });

  it('adoption', () => {
    expect(shown(adoption)).toEqual(['?maternal-grandfather ?maternal-grandmother', 'f m out other', 'self in']);
  });

  it('twins, half-siblings and two partners', () => {
    expect(shown(twins)).toEqual([
      'mgf mgm',
      '?partner-of-father father mother ?partner-of-mother aunt',
      'hp hp2 brother p2 p1 self twin hm',
      'c2 c3 c1',
    ]);
  });

  it('parents who are cousins, cousins without a known parent, and six brothers in one', () => {
    expect(shown(consanguinity)).toEqual([
      'pgf pgm mgf mgm',
      'father mother ?maternal-aunt-or-uncle ?partner-of-placeholder-maternal-aunt-or-uncle'.replace(
        '-of-placeholder-',
        '-of-?',
      ),
      'self b0 sis cousin lost',
    ]);
  });

  it.each(Object.entries(known))('no line of the %s family crosses another', (_, history) => {
    expect(crossings(draw(history).layout)).toEqual([]);
  });

  it('sixty people stay readable: no wider than three dozen symbols with their words', () => {
    const { width, height } = draw(large);
    expect(large.relatives.length).toBeGreaterThanOrEqual(60);
    expect(width).toBeLessThan(36 * 90);
    expect(height).toBeLessThan(900);
  });
});

test('a crossing is seen where there is one', () => {
  const line = { kind: 'sibship' as const, ends: [], isDashed: false, isDouble: false };
  const at = (x: number, y: number) => ({ x, y });
  const lines = [
    { ...line, of: 'one', points: [at(0, 0), at(10, 0)] },
    { ...line, of: 'other', points: [at(5, -5), at(5, 5)] },
  ];
  const layout = { width: 0, height: 0, places: new Map([['x', at(2, 1)]]), words: new Map(), lines };
  expect(crossings(layout)).toHaveLength(1);
  expect(crossedSymbols(layout, 2)).toEqual(['sibship of one touches x']);
});

function idsOf({ id, families: own }: Entry): string[] {
  return [id, ...own.flatMap(({ partner, children }) => [partner, ...children].flatMap(idsOf))];
}
