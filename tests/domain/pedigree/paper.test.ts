import { describe, expect, it } from 'vitest';
import type { FamilyHistory } from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { drawingOf } from '#domain/pedigree/drawing.ts';
import { pagesOf, papersToKeep, papersToPrint, type PaperPage } from '#domain/pedigree/paper.ts';
import type { Primitive } from '#domain/pedigree/primitives.ts';
import { LOCALES, type Locale } from '#domain/words.ts';
import { pedigreePdf } from '#server/pdf/pedigree.ts';
import { readPdf } from '../../server/setup/pdf.ts';
import { family, newConditionOf, large, minimal, relative, usual } from './families.ts';

const drawnAt = new Date('2027-03-01T00:00:00Z');
const draw = (history: FamilyHistory, locale: Locale = 'en') =>
  drawingOf(pedigreeOf(history, { name: 'Mia Ruiz', age: 34 }), history, { locale, withNames: true });
const pages = (history: FamilyHistory, locale: Locale = 'en', papers = papersToKeep) =>
  pagesOf(draw(history, locale), drawnAt, locale, papers);

const longNames = family(
  usual.relatives.map((each) => ({ ...each, name: 'Maximiliana-Konstantinopolitania von Hohenzollern' })),
);
const hundred = family([
  ...large.relatives,
  ...Array.from({ length: 100 - large.relatives.length }, (_, index) =>
    relative(`x${index}`, 'cousin', 'maternal', { via: `ma${index % 6}`, name: `Cousin ${index}` }),
  ),
]);
const manyConditions = family(
  usual.relatives.map((each) => ({
    ...each,
    ...{ has_conditions: 'yes' as const, conditions: Array.from({ length: 30 }, () => newConditionOf('melanoma')) },
  })),
);
const families = { minimal, usual, longNames, large, hundred, manyConditions };

const flat = (parts: readonly Primitive[]): Primitive[] =>
  parts.flatMap((part) => (part.type === 'group' ? flat(part.parts) : [part]));
const texts = (page: PaperPage) =>
  page.views.flatMap(({ parts, scale }) =>
    flat(parts).flatMap((part) => (part.type === 'text' ? [{ text: part.text, points: part.size * scale }] : [])),
  );
/** Where a view shows a place of the drawing. */
const shows = ({ cut }: PaperPage['views'][number], { x, y }: { x: number; y: number }, room: number) =>
  x - room >= cut.x && x + room <= cut.x + cut.width && y - 20 >= cut.y && y + 40 <= cut.y + cut.height;

describe('a family tree on paper', () => {
  it.each(['minimal', 'usual'] as const)('of a %s family is one page of US Letter', (name) => {
    for (const locale of LOCALES) {
      const [page, ...others] = pages(families[name], locale);
      expect(others).toEqual([]);
      expect([page?.width, page?.height].toSorted()).toEqual([612, 792]);
    }
  });

  it('has its key on a second page before it needs larger paper', () => {
    const [picture, key, ...others] = pages(longNames);
    expect(others).toEqual([]);
    for (const page of [picture, key]) expect([page?.width, page?.height].toSorted()).toEqual([612, 792]);
    expect(texts(key!).map(({ text }) => text)).toContain('What the symbols mean');
  });

  it.each(Object.keys(families) as (keyof typeof families)[])(
    'has letters that can be read, but on the small picture of the whole: %s',
    (name) => {
      for (const papers of [papersToKeep, papersToPrint]) {
        const all = pages(families[name], 'en', papers);
        const [first, ...others] = all;
        const drawn = all.length > 2 ? [{ ...first!, views: first!.views.slice(1) }, ...others] : all;
        // Of one letter are the signs within the little symbols of the key.
        const read = drawn.flatMap(texts).filter(({ text }) => text.length > 1);
        expect(Math.min(...read.map(({ points }) => points))).toBeGreaterThanOrEqual(6.5);
      }
    },
  );

  it.each(['large', 'hundred', 'manyConditions'] as const)('shows everybody whole on one of its pages: %s', (name) => {
    const { layout, title } = draw(families[name]);
    const [first, ...parts] = pages(families[name]);
    expect(parts.length).toBeGreaterThan(1);
    expect(first?.title).toBe(title);
    for (const place of layout.places.values()) {
      const on = parts.filter(({ views }) => shows(views[0]!, place, 48));
      expect(on.length, JSON.stringify(place)).toBeGreaterThan(0);
    }
  });

  it('has marks where two parts overlap, which lie on one another', () => {
    const [, ...parts] = pages(large);
    const seen = parts.map(({ views: [view, marks] }) => {
      const lines = flat(marks!.parts).flatMap((part) => (part.type === 'line' ? [part.from.x] : []));
      const letters = flat(marks!.parts).flatMap((part) => (part.type === 'text' ? [part.text] : []));
      return new Map(letters.map((each, index) => [each, view!.cut.x + (lines[index]! - view!.at.x) / view!.scale]));
    });
    expect(seen.map((marks) => [...marks.keys()])).toEqual([['A'], ['A', 'B'], ['B']]);
    for (const name of ['A', 'B']) {
      const [one = 0, other = 1] = seen.flatMap((marks) => marks.get(name) ?? []);
      expect(one).toBeCloseTo(other);
    }
  });

  it('says on each page whose it is and which one, and names only who stands on it', async () => {
    const read = await readPdf(await pedigreePdf({ drawing: draw(hundred), drawnAt, locale: 'en' }));
    expect(read.pages.length).toBeGreaterThan(4);
    read.pages.forEach((text, index) => {
      expect(text).toContain('Family tree of Mia Ruiz');
      expect(text).toContain(`Page ${index + 1} of ${read.pages.length}`);
    });
    expect(read.pages[1]).not.toContain('Cousin 35');
    expect(read.pages.slice(1).join()).toContain('Cousin 35');
  });
});
