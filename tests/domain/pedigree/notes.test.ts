import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FamilyHistory } from '#domain/family-history.ts';
import { notListedInWords, screenFamily } from '#domain/fhs-7.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { drawingOf } from '#domain/pedigree/drawing.ts';
import { notesOf } from '#domain/pedigree/notes.ts';
import { sheetOf } from '#domain/pedigree/page.ts';
import { svgOf } from '#domain/pedigree/svg.ts';
import { LOCALES, type Locale } from '#domain/words.ts';
import { anyHistory } from '../any-history.ts';
import { consanguinity, minimal, usual } from './families.ts';

const notes = (facts: Partial<FamilyHistory>, locale: Locale = 'en') => notesOf({ ...usual, ...facts }, locale);

describe('what is to be read with a tree', () => {
  it.each([
    [{ ashkenazi_jewish: 'yes' }, 'Ashkenazi Jewish grandparent: yes'],
    [{ ashkenazi_jewish: 'unknown' }, 'Ashkenazi Jewish grandparent: not known'],
    [{ ashkenazi_jewish: null }, 'Ashkenazi Jewish grandparent: not answered'],
    [{ parents_related: 'unknown' }, 'Parents related by blood: not known'],
    [{ parents_related: 'no' }, 'Parents related by blood: no'],
    [{ adopted: 'unknown' }, 'Adopted: not known'],
  ] as const)('tells of %j “%s”', (facts, said) => {
    expect(notes(facts)).toContain(said);
  });

  it('names the groups that may not be whole, apart from those of which nobody has said it', () => {
    const counted = {
      ...usual.counted,
      ...({
        siblings: 'unknown',
        children: 'known',
        half_siblings: 'known',
        maternal_aunts_and_uncles: 'known',
      } as const),
    };
    const told = notes({ counted });
    expect(told).toContain('Not known how many there are, so there may be more: brothers and sisters');
    expect(told).toContainEqual(
      expect.stringMatching(/^Not said if these are all: aunts and uncles on the father’s side; cousins on/),
    );
    expect(told.slice(0, -1).join()).not.toMatch(/; children|uncles on the mother’s side/);
  });

  it('says of each tree the same as the family history screen: neither can be whole where the other is not', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { result, items, not_listed } = screenFamily(history);
        const pedigree = pedigreeOf(history, { name: '', age: null });
        const drawing = drawingOf(pedigree, history, { locale: 'en', withNames: true });
        expect(drawing.notes.slice(3, -1)).toEqual(notListedInWords(not_listed, 'en'));
        const named = not_listed.map(({ group }) => group);
        for (const item of items) {
          for (const { group } of item.not_listed) expect(named).toContain(group);
        }
        if (not_listed.length > 0) expect(result).not.toBe('negative');
      }),
      { numRuns: 200 },
    );
  });

  it.each(LOCALES)('says the same in each language, and what was not asked (%s)', (locale) => {
    expect(notes({}, locale)).toHaveLength(notes({}).length);
    expect(notes({}, locale).at(-1)).toMatch(
      locale === 'en' ? /^Not asked: .*stillbirths$/ : /^No se pregunta: .*sin vida$/,
    );
  });

  it.each([usual, consanguinity, minimal])('stands at the foot of the file, and in its description', (history) => {
    const drawing = drawingOf(pedigreeOf(history, { name: '', age: null }), history, { locale: 'en', withNames: true });
    const svg = svgOf(sheetOf(drawing, new Date(0), 'en'), 'en');
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ');
    const description = /<desc[^>]*>([^<]*)/.exec(svg)?.[1];
    for (const note of notesOf(history, 'en')) {
      expect(words).toContain(note);
      expect(description).toContain(note);
    }
  });
});
