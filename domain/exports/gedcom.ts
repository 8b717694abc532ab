import { conditionFacts, type FamilyHistory, type RelativeCondition } from '../family-history.ts';
import type { Pedigree, PedigreePerson, PedigreeUnion } from '../pedigree/graph.ts';
import { backgroundFacts } from './fhir-background.ts';
import { inYears, line, record, written, type Line } from './gedcom-lines.ts';
import { factsInWords, personInWords } from './notes-in-english.ts';

/**
 * A family history as GEDCOM 5.5.1, for programs that draw family trees: people, families, adoption by PEDI, conditions as
 * FACTs. People of whom nobody has told stand in it without a name where they hold others together.
 */
export function gedcomFamilyHistory({
  history,
  pedigree,
  surname,
  now,
}: {
  history: FamilyHistory;
  pedigree: Pedigree;
  /** The member's; of nobody else is it known which part of the name it is. */
  surname: string;
  now: Date;
}): string {
  const ids = idsOf(pedigree);
  const records = [
    ...head(now),
    ...pedigree.persons.flatMap((person) => [
      ...record(ids.get(person.id), 'INDI'),
      ...nameLines(person, surname),
      ...personLines(person, history, pedigree, ids),
    ]),
    ...pedigree.unions.flatMap((union) => [...record(ids.get(union.id), 'FAM'), ...unionLines(union, pedigree, ids)]),
    ...record('U1', 'SUBM'),
    line(1, 'NAME', 'Novi'),
    line(0, 'TRLR'),
  ];
  return records.flatMap(written).join('');
}

type Ids = ReadonlyMap<string, string>;

/** Short ids, as GEDCOM wants them: I1, I2, F1. They say nothing, and are those of this file alone. */
function idsOf({ persons, unions }: Pedigree): Ids {
  return new Map([
    ...persons.map(({ id }, index): [string, string] => [id, `I${index + 1}`]),
    ...unions.map(({ id }, index): [string, string] => [id, `F${index + 1}`]),
  ]);
}

function head(now: Date): Line[] {
  const month = now.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' }).toUpperCase();
  return [
    ...[line(0, 'HEAD'), line(1, 'SOUR', 'NOVI'), line(2, 'NAME', 'Novi')],
    line(1, 'DATE', `${now.getUTCDate()} ${month} ${now.getUTCFullYear()}`),
    ...[line(1, 'SUBM', '@U1@'), line(1, 'GEDC'), line(2, 'VERS', '5.5.1'), line(2, 'FORM', 'LINEAGE-LINKED')],
    ...[line(1, 'CHAR', 'UTF-8'), line(1, 'LANG', 'English')],
  ];
}

function personLines(person: PedigreePerson, history: FamilyHistory, { unions }: Pedigree, ids: Ids): Line[] {
  const { id, kind, sex_assigned_at_birth, adoption } = person;
  const sex = { female: 'F', male: 'M', unknown: 'U' }[sex_assigned_at_birth];
  const families = unions.filter(({ children }) => children.includes(id));
  return [
    line(1, 'SEX', sex),
    ...lifeLines(person),
    ...person.conditions.flatMap(conditionLines),
    ...families.flatMap((family) => [
      line(1, 'FAMC', `@${ids.get(family.id) ?? ''}@`),
      ...(adoption === 'unknown' ? [] : [line(2, 'PEDI', adoption === 'in' ? 'adopted' : 'birth')]),
    ]),
    ...unions
      .filter(({ partners }) => partners.includes(id))
      .map((family) => line(1, 'FAMS', `@${ids.get(family.id) ?? ''}@`)),
    ...twinLines(id, history, ids),
    ...(kind === 'member'
      ? backgroundFacts(history).map(([what, answer]) => line(1, 'NOTE', `${what}: ${answer}.`))
      : []),
    ...(kind === 'placeholder' ? [] : personInWords(person).map((note) => line(1, 'NOTE', note))),
  ];
}

/** GEDCOM sets the surname between slashes; they stand empty where it is not known. */
function nameLines({ kind, name }: PedigreePerson, surname: string): Line[] {
  const restricted = line(1, 'RESN', 'confidential');
  if (name === '') return [restricted];
  const isKnown = kind === 'member' && surname !== '' && name.endsWith(surname);
  const given = isKnown ? name.slice(0, -surname.length).trim() : name;
  const [first, last] = [given, isKnown ? surname : ''].map((part) => part.replaceAll('/', ' '));
  return [restricted, line(1, 'NAME', `${first ?? ''} /${last ?? ''}/`.trimStart())];
}

function lifeLines({ vital_status, age }: PedigreePerson): Line[] {
  if (vital_status === 'deceased')
    return [line(1, 'DEAT', 'Y'), ...(age === null ? [] : [line(2, 'AGE', inYears(age))])];
  return age === null ? [] : [line(1, 'NOTE', `Age: ${age}.`)];
}

function conditionLines(reported: RelativeCondition): Line[] {
  const { condition, other, age_of_onset, decade_of_onset } = reported;
  const decade = decade_of_onset === null ? [] : [`Began at the age of ${decade_of_onset} to ${decade_of_onset + 9}.`];
  return [
    line(1, 'FACT', conditionFacts[condition].name.en),
    line(2, 'TYPE', 'Medical condition'),
    ...(age_of_onset === null ? [] : [line(2, 'AGE', inYears(age_of_onset))]),
    ...[...(other === '' ? [] : [other]), ...decade, ...factsInWords(reported)].map((note) => line(2, 'NOTE', note)),
  ];
}

function twinLines(id: string, { twins }: FamilyHistory, ids: Ids): Line[] {
  return twins
    .filter(({ members }) => members.includes(id))
    .flatMap(({ members, kind }) =>
      members
        .filter((other) => other !== id && ids.has(other))
        .flatMap((other) => [
          line(1, 'ASSO', `@${ids.get(other) ?? ''}@`),
          line(2, 'RELA', kind === 'unknown' ? 'twin' : `${kind} twin`),
        ]),
    );
}

/** HUSB and WIFE are GEDCOM's only places for a couple: the first is for the man where there is one man. */
function unionLines({ partners, children, related }: PedigreeUnion, { persons }: Pedigree, ids: Ids): Line[] {
  const sexOf = (id: string) => persons.find((person) => person.id === id)?.sex_assigned_at_birth;
  const [first, second] = partners;
  const isTurned = sexOf(first) === 'female' || (sexOf(second) === 'male' && sexOf(first) !== 'male');
  const [husband, wife] = isTurned ? [second, first] : [first, second];
  return [
    ...(ids.has(husband) ? [line(1, 'HUSB', `@${ids.get(husband) ?? ''}@`)] : []),
    ...(ids.has(wife) ? [line(1, 'WIFE', `@${ids.get(wife) ?? ''}@`)] : []),
    ...children.map((child) => line(1, 'CHIL', `@${ids.get(child) ?? ''}@`)),
    ...(related === null ? [] : [line(1, 'NOTE', `The couple are related by blood (${related}).`)]),
  ];
}
