import { fill, type Locale, type Words } from '../words.ts';
import type { Gender, Relative, SexAtBirth } from './history.ts';
import { kinWords, sidedKinWords, type KinWords } from './kin.ts';
import type { Relation, Side } from './relations.ts';

/** How somebody is called: as a woman, as a man, or by the word for both. */
export type Kind = 'woman' | 'man' | 'neutral';

type Identity = { gender: Gender | null; sex_assigned_at_birth: SexAtBirth };

/** Who somebody is comes before the sex at birth, which stands for it where no gender is said. */
export function kindOfPerson({ gender, sex_assigned_at_birth }: Identity): Kind {
  if (gender !== null) return gender === 'woman' || gender === 'man' ? gender : 'neutral';
  return sex_assigned_at_birth === 'female' ? 'woman' : sex_assigned_at_birth === 'male' ? 'man' : 'neutral';
}

/** AFAB or AMAB, where the gender is another one than the sex assigned at birth. */
export function assignedSex({ gender, sex_assigned_at_birth }: Identity): 'AFAB' | 'AMAB' | '' {
  if (gender === null || sex_assigned_at_birth === 'unknown') return '';
  const usual = sex_assigned_at_birth === 'female' ? 'woman' : 'man';
  return gender === usual ? '' : sex_assigned_at_birth === 'female' ? 'AFAB' : 'AMAB';
}

/** “Sister”, “half brother”: what somebody is to the member, of these words for a relation. */
export function wordFor(words: Readonly<Record<Kind, KinWords>>, person: Identity): KinWords {
  return words[kindOfPerson(person)];
}

type TitledRelative = Pick<Relative, 'relation' | 'side' | 'name'> & Identity;

/** What a relative is to the member, by gender where it is told. */
export function kinOf(relative: Omit<TitledRelative, 'name' | 'side'>): Words {
  return wordFor(kinWords[relative.relation], relative).one;
}

/** “Mother’s sister”, “father’s mother”: the same with the side of the family, where it is known and people say it so. */
export function sidedKinOf(person: Identity & { relation: Relation; side: Side }): Words {
  return sidedKinWords[person.relation]?.[person.side]?.[kindOfPerson(person)] ?? kinOf(person);
}

/** Whether the words for somebody tell the side of the family, so that nobody need say it again. */
export function isSideInWords({ relation, side }: { relation: string; side: Side }): boolean {
  return sidedKinWords[relation]?.[side] !== undefined;
}

/** What one relative is called: their name and what they are. */
export function titleOf(relative: TitledRelative, locale: Locale): string {
  const kin = sidedKinOf(relative)[locale];
  return relative.name === '' ? kin : namedTitle(relative.name, kin, locale);
}

/** “Rosa (sister)”. */
export function namedTitle(name: string, kin: string, locale: Locale): string {
  return fill(named, locale, { name, kin: kin.toLowerCase() });
}

/**
 * What each relative is called, by id: no two alike, so that they can be told apart without seeing them. Whoever would be
 * called alike is numbered in the order in which they were told of: a number stays with its person (docs/decisions/044).
 */
export function titlesOf(relatives: Titled, locale: Locale): Titles {
  const known = knownTitles.get(relatives) ?? new Map<Locale, Titles>();
  knownTitles.set(relatives, known);
  const titles = known.get(locale) ?? madeTitles(relatives, locale);
  known.set(locale, titles);
  return titles;
}

type Titled = readonly (TitledRelative & { id: string })[];
type Titles = ReadonlyMap<string, string>;

/** Each row of a list of relatives asks for the titles of all. A family that is changed is another list. */
const knownTitles = new WeakMap<Titled, Map<Locale, Titles>>();

function madeTitles(relatives: Titled, locale: Locale): Titles {
  const titled = relatives.map((relative) => ({ ...relative, kin: sidedKinOf(relative)[locale] }));
  const numbers = numbersOf(titled);
  return new Map(
    titled.map(({ id, name, kin }) => {
      const plain = numbered(name === '' ? kin : name, numbers.get(id), name !== '');
      return [id, name === '' ? plain : namedTitle(plain, kin, locale)];
    }),
  );
}

/** The numbers of those who would be called alike, by id, in the order in which they come. */
export function numbersOf(titled: Iterable<{ id: string; name: string; kin: string }>): ReadonlyMap<string, number> {
  const alike = Map.groupBy(titled, ({ name, kin }) => JSON.stringify([name, kin]));
  return new Map(
    [...alike.values()]
      .filter((group) => group.length > 1)
      .flatMap((group) => group.map(({ id }, index) => [id, index + 1] as const)),
  );
}

/** “Sister 2”; a name that somebody typed, and may end in a number itself, is “Rosa #2”. */
export function numbered(plain: string, number: number | undefined, isName: boolean): string {
  return number === undefined ? plain : `${plain} ${isName ? '#' : ''}${number}`;
}

const named: Words = { en: '{name} ({kin})', es: '{name} ({kin})' };
