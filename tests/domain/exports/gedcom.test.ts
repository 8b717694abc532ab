import fc from 'fast-check';
import { readGedcom, type SelectionIndividualRecord } from 'read-gedcom';
import { describe, expect, it, vi } from 'vitest';
import { gedcomFamilyHistory } from '#domain/exports/gedcom.ts';
import { newCondition, newFamilyHistory, newRelative, type FamilyHistory } from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { anyHistory } from '../any-history.ts';

// Many families are tried: a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

const now = new Date('2026-11-21T10:00:00Z');
const graphOf = (history: FamilyHistory) => pedigreeOf(history, { name: 'Ann', age: 40 });
const written = (history: FamilyHistory) =>
  gedcomFamilyHistory({ history, pedigree: graphOf(history), surname: '', now });
const read = (text: string) => {
  const { buffer } = new TextEncoder().encode(text);
  return readGedcom(buffer);
};
const linesOf = (history: FamilyHistory) => written(history).split('\r\n').slice(0, -1);

describe('a family history as GEDCOM 5.5.1', () => {
  it('sets the member’s surname apart, and nobody else’s, of whom it is not known', () => {
    const history = {
      ...newFamilyHistory(() => ''),
      relatives: [{ ...newRelative('r', 'sibling', 'both'), name: 'Lena Sorensen' }],
    };
    const pedigree = pedigreeOf(history, { name: 'Hana Maria Sorensen', age: 40 });
    const lines = gedcomFamilyHistory({ history, pedigree, surname: 'Sorensen', now }).split('\r\n');
    expect(lines).toContain('1 NAME Hana Maria /Sorensen/');
    expect(lines).toContain('1 NAME Lena Sorensen //');
  });

  it('is read back by another library with everybody in it, in their families, adopted or born', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { persons, unions } = graphOf(history);
        const gedcom = read(written(history));
        const individuals = gedcom.getIndividualRecord();
        const families = gedcom.getFamilyRecord();
        expect(individuals.length).toBe(persons.length);
        expect(families.length).toBe(unions.length);
        const idOf = (at: number) => individuals.pointer()[at];
        const at = (id: string) => persons.findIndex((person) => person.id === id);
        for (const [place, union] of unions.entries()) {
          const family = gedcom.getFamilyRecord(families.pointer()[place]);
          expect(family.getChild().value()).toEqual(union.children.map((child) => idOf(at(child))));
          const couple = [...family.getHusband().value(), ...family.getWife().value()];
          expect(couple.toSorted()).toEqual(union.partners.map((partner) => idOf(at(partner))).toSorted());
        }
        for (const [place, person] of persons.entries()) {
          const individual = gedcom.getIndividualRecord(idOf(place));
          expect(individual.getSex().value()).toEqual([
            { female: 'F', male: 'M', unknown: 'U' }[person.sex_assigned_at_birth],
          ]);
          const pedigrees = individual.get('FAMC').get('PEDI').value();
          for (const each of pedigrees) expect(each).toBe(person.adoption === 'in' ? 'adopted' : 'birth');
          const families = unions.filter(({ children }) => children.includes(person.id));
          expect(individual.get('FAMC')).toHaveLength(families.length);
          expect(pedigrees).toHaveLength(person.adoption === 'unknown' ? 0 : families.length);
          expect(namesOf(individual)).toEqual(person.name === '' ? [] : [plain(person.name)]);
          expect(individual.get('FACT')).toHaveLength(person.conditions.length);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is well formed: levels follow each other, and no line is too long', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        let level = 0;
        const lines = linesOf(history);
        expect([lines[0], lines.at(-1)]).toEqual(['0 HEAD', '0 TRLR']);
        for (const line of lines) {
          const [, digit, rest = ''] = /^(\d) (.+)$/su.exec(line) ?? [];
          expect(Number(digit), line).toBeLessThanOrEqual(level + 1);
          expect(rest).toMatch(/^(@[A-Z]\d+@ )?[A-Z]{3,4}( .+)?$/u);
          expect(line.length).toBeLessThanOrEqual(253);
          level = Number(digit);
        }
      }),
      { numRuns: 100 },
    );
  });
});

const plain = (name: string) => name.replaceAll('/', ' ').replace(/\s+/g, ' ').trim();
const namesOf = (individual: SelectionIndividualRecord) =>
  individual
    .getName()
    .value()
    .map((name) => plain(name ?? ''));

describe('what is written of a person', () => {
  const id = 'a1';
  const history = (more: object): FamilyHistory => ({
    ...newFamilyHistory(() => 'x'),
    relatives: [{ ...newRelative(id, 'sibling', 'both'), ...more }],
  });

  it('has conditions as facts, with the age and what else is known as notes', () => {
    const breast = { ...newCondition('breast-cancer'), age_of_onset: 47, bilateral: 'yes' } as const;
    const other = { ...newCondition('other-cancer'), other: 'see a@b', decade_of_onset: 60 } as const;
    const lines = linesOf(history({ has_conditions: 'yes', conditions: [breast, other] }));
    const at = lines.indexOf('1 FACT Breast cancer');
    expect(lines.slice(at, at + 8)).toEqual([
      ...['1 FACT Breast cancer', '2 TYPE Medical condition', '2 AGE 47y', '2 NOTE On both sides (bilateral).'],
      ...['1 FACT Another cancer', '2 TYPE Medical condition', '2 NOTE see a@@b'],
      '2 NOTE Began at the age of 60 to 69.',
    ]);
  });

  it('says a death, its age, and an adoption out of the family', () => {
    const lines = linesOf(history({ vital_status: 'deceased', age: 70, adoption: 'out' }));
    expect(lines).toEqual(expect.arrayContaining(['1 DEAT Y', '2 AGE 70y']));
    expect(lines).toContain('1 NOTE Adopted by another family.');
  });

  it('says of the member alone where the family comes from, and that the parents are related', () => {
    const lines = linesOf({
      ...history({}),
      ...{ ashkenazi_jewish: 'yes', parents_related: 'yes', parents_relation: 'first-cousins' },
      ancestry: { maternal: { origins: ['ashkenazi-jewish'], other: '' }, paternal: { origins: [], other: '' } },
    });
    const notes = [
      '1 NOTE Ashkenazi Jewish grandparent: Yes.',
      '1 NOTE Parents related by blood: Yes: first cousins.',
      '1 NOTE Ancestry, maternal side: Ashkenazi Jewish.',
    ];
    expect(lines.filter((line) => notes.includes(line))).toEqual(notes);
  });

  it('names twins to each other', () => {
    const lines = linesOf({ ...history({}), twins: [{ members: ['self', id], kind: 'identical' }] });
    expect(lines.filter((line) => line === '2 RELA identical twin')).toHaveLength(2);
  });

  it('puts long words into more lines, none of which loses a space', () => {
    const words = 'a word and another '.repeat(30).trim();
    const text = written(
      history({ has_conditions: 'yes', conditions: [{ ...newCondition('other-condition'), other: words }] }),
    );
    expect(text.replaceAll(/\r\n3 CONC /g, '')).toContain(`2 NOTE ${words}\r\n`);
    expect(text).not.toMatch(/ \r\n|CONC {2}/);
  });
});
