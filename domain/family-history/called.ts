import { fill, type Locale, type Words } from '../words.ts';
import type { Gender, Relative, SexAtBirth } from './history.ts';
import { kinWords, type KinWords } from './kin.ts';

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

type Called = Pick<Relative, 'relation' | 'name'> & Identity;

/** What a relative is to the member, by gender where it is told. */
export function kinOf(relative: Omit<Called, 'name'>): Words {
  return wordFor(kinWords[relative.relation], relative).one;
}

/** What one relative is called: their name and what they are. */
export function titleOf(relative: Called, locale: Locale): string {
  const kin = kinOf(relative)[locale];
  return relative.name === '' ? kin : namedTitle(relative.name, kin, locale);
}

/** “Rosa (sister)”. */
export function namedTitle(name: string, kin: string, locale: Locale): string {
  return fill(named, locale, { name, kin: kin.toLowerCase() });
}

/** What each relative is called, by id: no two alike, so that they can be told apart without seeing them. */
export function titlesOf(relatives: readonly (Called & { id: string })[], locale: Locale): ReadonlyMap<string, string> {
  const titles = numberedAlike(relatives.map((relative) => titleOf(relative, locale)));
  return new Map(relatives.map(({ id }, index) => [id, titles[index] ?? '']));
}

/** The same titles, those that are alike with a number: “Sister 1”, “Sister 2”. */
export function numberedAlike(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    if (titles.indexOf(title) === titles.lastIndexOf(title)) return title;
    const number = (seen.get(title) ?? 0) + 1;
    seen.set(title, number);
    return `${title} ${number}`;
  });
}

const named: Words = { en: '{name} ({kin})', es: '{name} ({kin})' };
