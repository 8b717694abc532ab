import { describe, expect, it } from 'vitest';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { sheetOf } from '#domain/pedigree/page.ts';
import { svgOf } from '#domain/pedigree/svg.ts';
import { draw, flat, member, textsOf } from './drawn.ts';
import { consanguinity, family, relative, twins, usual } from './families.ts';

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
