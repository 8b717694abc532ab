import { describe, expect, it } from 'vitest';
import type { Relative } from '#domain/family-history.ts';
import { sheetOf } from '#domain/pedigree/page.ts';
import type { Primitive } from '#domain/pedigree/primitives.ts';
import { svgOf } from '#domain/pedigree/svg.ts';
import { draw, type Drawn, entries, groupOf, one, personOf, shapeOf, textsOf } from './drawn.ts';
import { adoption, consanguinity, newConditionOf, large, usual } from './families.ts';

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

  it('is an arrow for the member alone: with a P who is ill (proband), without one who is well (consultand)', () => {
    const told = (conditions: Relative['conditions']) => draw({ ...usual, has_conditions: 'yes', conditions });
    const marked = (drawing: Drawn) =>
      [...drawing.layout.places.keys()].filter((id) => textsOf(personOf(drawing, id)).includes('P'));
    const factsOf = ({ outline }: Drawn) =>
      entries(outline.flatMap(({ people }) => people)).find(({ id }) => id === 'self')?.facts;
    // A gene change that was found makes nobody ill.
    for (const conditions of [[], [newConditionOf('known-gene-change', { other: 'BRCA1' })]]) {
      const well = told(conditions);
      expect(marked(well)).toEqual([]);
      expect(arrowsOf(well)).toEqual(['self']);
      expect(well.key.flatMap(({ mark, text }) => (mark ? [mark, text] : []))).toEqual([
        ...['consultand', 'The person this family tree is about (consultand)'],
      ]);
      expect(factsOf(well)).toContain('consultand: this tree is about them');
    }
    const affected = told([newConditionOf('melanoma')]);
    expect(marked(affected)).toEqual(['self']);
    expect(arrowsOf(affected)).toEqual(['self']);
    expect(affected.key.flatMap(({ mark, text }) => (mark ? [mark, text] : []))).toEqual([
      ...['proband', 'The person this family tree is about, who has been ill (proband)'],
    ]);
    expect(factsOf(affected)).toContain('proband: this tree is about them');
    const svg = (drawing: Drawn) => svgOf(sheetOf(drawing, new Date(0), 'en'), 'en');
    expect(svg(affected)).toContain('>P</text>');
    expect(svg(told([]))).not.toContain('>P</text>');
  });

  it('is a question mark where nobody knows of conditions, and nothing where there was none', () => {
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

describe('a slash', () => {
  const drawn = (facts: Partial<Relative>) =>
    personOf(one({ sex_assigned_at_birth: 'female', vital_status: 'deceased', ...facts }), 'x');
  const papers = (parts: readonly Primitive[]) =>
    parts.filter((part) => part.type === 'path' && part.fill === 'paper' && part.width === 0).length;

  it('has paper at its sides on a shaded symbol, where it could not be seen', () => {
    const affected = { has_conditions: 'yes' as const, conditions: [newConditionOf('breast-cancer')] };
    expect(papers(drawn(affected))).toBe(1);
    expect(papers(drawn({}))).toBe(0);
    expect(papers(drawn({ ...affected, vital_status: 'living' }))).toBe(0);
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

it('keeps placeholders apart: drawn with a thin line, without words', () => {
  const drawing = draw(usual);
  const [outline] = personOf(drawing, 'placeholder-partner-of-aunt');
  expect(outline).toMatchObject({ type: 'path', width: 1 });
  expect(textsOf(personOf(drawing, 'placeholder-partner-of-aunt'))).toEqual([]);
});

/** Those at whose symbol an arrow stands: its head is the only small black triangle. */
function arrowsOf(drawing: Drawn): string[] {
  return [...drawing.layout.places.keys()].filter((id) =>
    personOf(drawing, id).some(
      (part) => part.type === 'path' && part.fill === 'ink' && /^M[^L]+L[^L]+L[^L]+Z$/.test(part.d),
    ),
  );
}
