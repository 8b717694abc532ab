import { describe, expect, it } from 'vitest';
import { conditionCodes, type FamilyHistory, type Relative } from '../../../domain/family-history.ts';
import { pedigreeOf } from '../../../domain/pedigree/build.ts';
import { shortConditionOf, shortNameOf } from '../../../domain/pedigree/conditions.ts';
import { condensed } from '../../../domain/pedigree/condense.ts';
import { drawingOf } from '../../../domain/pedigree/drawing.ts';
import { outlineOf, type Entry } from '../../../domain/pedigree/outline.ts';
import { sheetOf } from '../../../domain/pedigree/page.ts';
import type { Primitive } from '../../../domain/pedigree/primitives.ts';
import { svgOf } from '../../../domain/pedigree/svg.ts';
import { LOCALES } from '../../../domain/words.ts';
import { adoption, consanguinity, family, had, large, relative, twins, usual } from './families.ts';

const member = { name: 'Mia Ruiz', age: 34 };
const draw = (history: FamilyHistory, withNames = true) =>
  drawingOf(pedigreeOf(history, member), history, { locale: 'en', withNames });
type Drawn = ReturnType<typeof draw>;

const flat = (parts: readonly Primitive[]): Primitive[] =>
  parts.flatMap((part) => (part.type === 'group' ? flat(part.parts) : [part]));
const textsOf = (parts: readonly Primitive[]) =>
  flat(parts).flatMap((part) => (part.type === 'text' ? [part.text] : []));
const groupOf = ({ parts }: Drawn, id: string) => {
  const group = parts.find((part) => part.type === 'group' && part.id === id);
  if (group?.type !== 'group') throw new Error(`${id} is not drawn.`);
  return group;
};
const personOf = (drawing: Drawn, id: string) => groupOf(drawing, id).parts;
/** The outline of a symbol: its first path. */
const shapeOf = (drawing: Drawn, id: string) => {
  const [first] = personOf(drawing, id);
  const d = first?.type === 'path' ? first.d : '';
  if (d.includes('A')) return 'circle';
  const xs = [...d.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
  return new Set(xs).size === 2 ? 'square' : 'diamond';
};
const one = (facts: Partial<Relative>) => draw(family([relative('x', 'sibling', 'both', facts)]));

describe('the shape of a symbol', () => {
  it.each([
    ['female', null, 'circle'],
    ['male', null, 'square'],
    ['unknown', null, 'diamond'],
    ['female', 'woman', 'circle'],
    ['male', 'woman', 'circle'],
    ['female', 'man', 'square'],
    ['female', 'nonbinary', 'diamond'],
    ['male', 'other', 'diamond'],
  ] as const)(
    'of somebody assigned %s at birth whose gender is %s is a %3$s',
    (sex_assigned_at_birth, gender, shape) => {
      expect(shapeOf(one({ sex_assigned_at_birth, gender }), 'x')).toBe(shape);
    },
  );

  it.each([
    ['male', 'woman', 'AMAB'],
    ['female', 'man', 'AFAB'],
    ['female', 'nonbinary', 'AFAB'],
    ['male', 'nonbinary', 'AMAB'],
  ] as const)(
    'has the sex below where %s at birth is not what %s tells: %s',
    (sex_assigned_at_birth, gender, short) => {
      const drawing = one({ sex_assigned_at_birth, gender });
      expect(textsOf(personOf(drawing, 'x'))[0]).toBe(short);
      expect(drawing.key.map((entry) => entry.short)).toContain(short);
    },
  );

  it('has no sex below where it is the same, or not known', () => {
    for (const facts of [
      { sex_assigned_at_birth: 'female', gender: 'woman' },
      { sex_assigned_at_birth: 'unknown', gender: 'nonbinary' },
    ] as const) {
      expect(textsOf(personOf(one(facts), 'x')).join()).not.toMatch(/A[FM]AB/);
    }
  });
});

describe('what is marked on a symbol', () => {
  const slashes = (facts: Partial<Relative>) => {
    const lines = personOf(one(facts), 'x').filter((part) => part.type === 'line');
    return lines.filter(({ from, to }) => from.x < to.x && from.y > to.y).length;
  };

  it('is a slash for who has died, and only for them', () => {
    expect(slashes({ vital_status: 'deceased' })).toBe(1);
    expect(slashes({ vital_status: 'living' })).toBe(0);
    expect(slashes({ vital_status: 'unknown' })).toBe(0);
  });

  it('is an arrow with P for the member alone', () => {
    const drawing = draw(usual);
    const marked = [...drawing.layout.places.keys()].filter((id) => textsOf(personOf(drawing, id)).includes('P'));
    expect(marked).toEqual(['self']);
  });

  it('is a question mark where nobody knows of illness, and nothing where there was none', () => {
    expect(textsOf(personOf(one({ has_conditions: 'unknown' }), 'x'))).toContain('?');
    expect(textsOf(personOf(one({ has_conditions: 'no' }), 'x'))).not.toContain('?');
  });

  it('is a number for many of whom nothing is told, which the list says, too', () => {
    const drawing = draw(consanguinity);
    expect(textsOf(personOf(drawing, 'b0'))).toContain('6');
    expect(groupOf(drawing, 'b0').title).toContain('6 people, drawn as one symbol');
    const entry = entries(drawing.outline.flatMap(({ people }) => people)).find(({ id }) => id === 'b0');
    expect(entry).toMatchObject({
      title: 'Brothers',
      facts: expect.arrayContaining(['6 people, drawn as one symbol']),
    });
  });

  it('are brackets after adoption, with a dashed line into the family and a solid one out of it', () => {
    const drawing = draw(adoption);
    const brackets = (id: string) =>
      personOf(drawing, id).filter((part) => part.type === 'path' && part.fill === 'none' && !part.d.endsWith('Z'))
        .length;
    expect(['in', 'out', 'self', 'other'].map(brackets)).toEqual([2, 2, 2, 0]);
    const dashed = drawing.layout.lines.filter(({ isDashed }) => isDashed).map(({ ends }) => ends);
    expect(dashed).toEqual([['in']]);
    expect(drawing.parts.filter((part) => part.type === 'line' && part.dash !== undefined)).toHaveLength(1);
  });
});

describe('shading', () => {
  const fillsOf = (drawing: Drawn, id: string) =>
    personOf(drawing, id).filter((part) => part.type === 'path' && (part.fill === 'ink' || part.width === 1.2));

  it('gives each condition a pattern of its own, and the key names it in plain words', () => {
    const drawing = draw(usual);
    expect(fillsOf(drawing, 'aunt')).not.toEqual([]);
    expect(fillsOf(drawing, 'uncle')).toEqual([]);
    const shaded = drawing.key.filter(({ symbol }) => symbol && symbol.shades.length > 0);
    expect(shaded.map(({ text }) => text)).toEqual([
      'Br Ca = Breast cancer',
      'Ov Ca = Ovarian cancer',
      'CRC = Bowel cancer',
    ]);
    expect(new Set(shaded.map(({ symbol }) => symbol?.shades[0])).size).toBe(3);
  });

  it('parts the symbol of somebody with two conditions', () => {
    const fields = personOf(draw(usual), 'mgm').filter((part) => part.type === 'path' && part.width === 1);
    expect(fields).toHaveLength(2);
  });

  it('leaves a gene change to words', () => {
    const drawing = draw(consanguinity);
    expect(textsOf(personOf(drawing, 'cousin')).join(' ')).toContain('gene: CFTR F508del');
    expect(fillsOf(drawing, 'cousin')).toHaveLength(1);
  });

  it('needs no color: everything is ink on paper', () => {
    const svg = svgOf(sheetOf(draw(large), new Date(0), 'en'), 'en');
    expect(new Set(svg.match(/#[0-9A-F]{6}/g))).toEqual(new Set(['#1E2B27', '#FFFFFF']));
  });
});

describe('words below a symbol', () => {
  it('tell age, death and each condition with its onset', () => {
    const drawing = draw(usual);
    expect(textsOf(personOf(drawing, 'aunt'))).toEqual(['Rosa', '58 y', 'Br Ca dx 42']);
    expect(textsOf(personOf(drawing, 'mgm')).join(' ')).toBe('Abuela Luz d. 58 y bilat Br Ca dx 47 Ov Ca dx 57');
    expect(textsOf(personOf(drawing, 'pgf'))).toContain('d.');
    expect(textsOf(personOf(drawing, 'paunt'))).toContain('CRC dx 50s');
  });

  it.each([
    [{ more_than_one: 'yes', age_of_onset: 42 }, 'Br Ca ×2+ dx 42'],
    [{ bilateral: 'unknown', more_than_one: 'no' }, 'Br Ca'],
    [{ decade_of_onset: 0 }, 'Br Ca dx <10'],
  ] as const)('say %j as “%s”', (facts, words) => {
    expect(shortConditionOf(had('breast-cancer', facts), 'en')).toBe(words);
  });

  it('claims no diagnosis that nobody has told: FH is familial hypercholesterolemia, and a family history', () => {
    expect(shortConditionOf(had('high-cholesterol', {}), 'en')).toBe('High chol');
  });

  it.each(LOCALES)('have a short name for every condition (%s)', (locale) => {
    const names = conditionCodes.map((condition) => shortNameOf({ condition, other: '' }, locale));
    expect(new Set(names).size).toBe(conditionCodes.length);
  });

  it('mark who is drawn on a side that nobody knows', () => {
    const drawing = draw(consanguinity);
    expect(textsOf(personOf(drawing, 'lost'))).toContain('side?');
    expect(drawing.key.map(({ short }) => short)).toContain('side?');
  });

  it('hold no name when names are left out, nor does the list, nor the title', () => {
    const told = JSON.stringify(draw(usual, false));
    for (const name of ['Rosa', 'Walter', 'Carmen', 'Abuela', 'Elena', 'Luis', 'Sam', 'Ana', 'Mia', 'Ruiz']) {
      expect(told).not.toContain(name);
    }
    expect(textsOf(personOf(draw(usual, false), 'aunt'))[0]).toBe('Aunt 1');
    expect(textsOf(personOf(draw(usual, false), 'self'))).toContain('The member');
  });
});

describe('a slash', () => {
  const drawn = (facts: Partial<Relative>) =>
    personOf(one({ sex_assigned_at_birth: 'female', vital_status: 'deceased', ...facts }), 'x');
  const papers = (parts: readonly Primitive[]) =>
    parts.filter((part) => part.type === 'path' && part.fill === 'paper' && part.width === 0).length;

  it('has paper at its sides on a shaded symbol, where it could not be seen', () => {
    const ill = { has_conditions: 'yes' as const, conditions: [had('breast-cancer')] };
    expect(papers(drawn(ill))).toBe(1);
    expect(papers(drawn({}))).toBe(0);
    expect(papers(drawn({ ...ill, vital_status: 'living' }))).toBe(0);
  });

  it('leaves the question mark in the symbol free', () => {
    const parts = drawn({ has_conditions: 'unknown' });
    const slash = parts.findIndex(({ type }) => type === 'line');
    const free = parts.findIndex((part) => part.type === 'path' && part.fill === 'paper' && part.width === 0);
    const mark = parts.findIndex((part) => part.type === 'text' && part.text === '?');
    expect([slash, free, mark]).toEqual([slash, free, mark].toSorted((a, b) => a - b));
    expect(free).toBeGreaterThan(slash);
  });
});

describe('the key', () => {
  it('has a sign or a short form before each line, and only of what stands in the picture', () => {
    for (const history of [usual, adoption, twins, consanguinity, large]) {
      for (const { symbol, mark, short } of draw(history).key) expect(symbol ?? mark ?? short).toBeDefined();
    }
    const shorts = (history: FamilyHistory) => draw(history).key.map(({ short }) => short);
    expect(shorts(usual)).toContain('40s');
    expect(shorts(twins)).not.toContain('40s');
    expect(shorts(consanguinity)).toContain('gene:');
    expect(shorts(usual)).not.toContain('gene:');
  });
});

describe('lines', () => {
  it('down from a double line begin at the lower of the two', () => {
    const drawing = draw(consanguinity);
    const couple = drawing.layout.lines.find(({ kind, of }) => kind === 'couple' && of === 'parents')!;
    const down = drawing.layout.lines.find(({ kind, of }) => kind === 'descent' && of === 'parents')!;
    const lower = Math.max(
      ...drawing.parts.flatMap((part) =>
        part.type === 'line' && part.from.x === couple.points[0]!.x ? [part.from.y] : [],
      ),
    );
    const drawn = drawing.parts.find(
      (part) => part.type === 'line' && part.from.x === down.points[0]!.x && part.to.y === down.points[1]!.y,
    );
    expect(drawn?.type === 'line' && drawn.from.y).toBe(lower);
  });

  it('are double between a couple related by blood, with how above it', () => {
    const drawing = draw(consanguinity);
    expect(drawing.layout.lines.filter(({ isDouble }) => isDouble).map(({ of }) => of)).toEqual(['parents']);
    expect(textsOf(drawing.parts)).toContain('1st cousins');
    expect(textsOf(draw(usual).parts)).not.toContain('1st cousins');
  });

  it('run from one point to twins, with a bar between identical ones and a question mark where nobody knows', () => {
    const drawing = draw(twins);
    const down = (id: string) => drawing.layout.lines.find(({ kind, ends }) => kind === 'child' && ends.includes(id))!;
    expect(down('self').points[0]).toEqual(down('twin').points[0]);
    expect(down('self').points[1]).not.toEqual(down('twin').points[1]);
    const bars = drawing.layout.lines.filter(({ kind }) => kind === 'twins').map(({ ends }) => ends);
    expect(bars).toEqual([['self', 'twin']]);
    const marks = flat(drawing.parts.filter(({ type }) => type !== 'group')).filter((part) => part.type === 'text');
    expect(marks.filter(({ text }) => text === '?')).toHaveLength(2);
  });

  it('bind half-siblings to the parent whom they share with the member', () => {
    const { unions } = pedigreeOf(twins, member);
    const of = (id: string) => unions.find(({ children }) => children.includes(id))?.partners;
    expect(of('hp')).toContain('father');
    expect(of('hm')).toContain('mother');
    expect(of('hp')).not.toContain('mother');
  });
});

describe('around the picture', () => {
  it('stand the sides of the family with their ancestry', () => {
    const texts = textsOf(draw(usual).parts);
    expect(texts).toEqual(expect.arrayContaining(['Father’s side', 'Mother’s side']));
    expect(texts.join(' ')).toContain('Ancestry: Northern or Western European; Irish');
  });

  it('the sheet to keep has the title, the key and the day it was drawn', () => {
    const sheet = sheetOf(draw(usual), new Date('2026-11-21T12:00:00Z'), 'en');
    const texts = textsOf(sheet.parts).join(' ');
    expect(texts).toContain('Family tree of Mia Ruiz');
    expect(texts).toContain('What the symbols mean');
    expect(texts).toContain('Drawn on November 21, 2026');
  });

  it('an SVG file stands alone: nothing runs in it, nothing is fetched, and a name can hold any sign', () => {
    const name = '<script>alert("1")</script> & \u0000Ł';
    const history = family([relative('x', 'sibling', 'both', { name })]);
    const svg = svgOf(sheetOf(draw(history), new Date(0), 'en'), 'en');
    expect(svg).not.toMatch(/<script|href|url\(/);
    expect(svg).not.toContain('\u0000');
    expect(svg).toContain('&#60;script&#62;');
    expect(svg).toMatch(/<title id="title">.*<\/title><desc/);
  });
});

describe('the list', () => {
  it('says in words what the picture says: twins, adoption, kinship of the parents', () => {
    const factsOf = (history: FamilyHistory, id: string) =>
      entries(draw(history).outline.flatMap(({ people }) => people)).find((entry) => entry.id === id)?.facts;
    expect(factsOf(twins, 'self')).toContain('identical twin of Elena');
    expect(factsOf(adoption, 'in')).toContain('adopted into the family');
    expect(factsOf(adoption, 'out')).toContain('adopted by another family');
    expect(factsOf(usual, 'mgm')).toContain('Breast cancer at age 47, on both sides of the body');
    expect(draw(consanguinity).outline.at(-1)?.title).toBe(`${member.name}, brothers and sisters`);
    expect(draw(consanguinity).outline.at(-1)?.note).toBe('The parents are related by blood: first cousins');
  });

  it('sets children below their parents', () => {
    const outline = outlineOf(condensed(pedigreeOf(usual, member)), { locale: 'en', withNames: true });
    const aunt = entries(outline.flatMap(({ people }) => people)).find(({ id }) => id === 'aunt');
    expect(aunt?.families[0]?.children.map(({ title }) => title)).toEqual(['Ana (female cousin)', 'Male cousin']);
  });
});

it('keeps placeholders apart: drawn with a thin line, without words', () => {
  const drawing = draw(usual);
  const [outline] = personOf(drawing, 'placeholder-partner-of-aunt');
  expect(outline).toMatchObject({ type: 'path', width: 1 });
  expect(textsOf(personOf(drawing, 'placeholder-partner-of-aunt'))).toEqual([]);
});

function entries(all: readonly Entry[]): Entry[] {
  return all.flatMap((entry) => [
    entry,
    ...entry.families.flatMap(({ partner, children }) => entries([partner, ...children])),
  ]);
}
