import { numbered, numbersOf, sidedKinOf, wordFor } from '../family-history/relative-titles.ts';
import type { Words } from '../words.ts';
import type { Figure, Picture } from './condense.ts';
import type { PedigreePerson } from './graph.ts';
import { kindWords, type Saying } from './words.ts';

/** What each figure is called, by id. The picture and the list say the same. */
export function titlesOf({ figures, persons }: Picture, saying: Saying): ReadonlyMap<string, string> {
  const titles = titlesOfPeople(persons, saying);
  return new Map(
    [...figures].map(([id, figure]) => [
      id,
      figure.standsFor.length > 1 ? kindWordOf(figure, saying) : (titles.get(id) ?? ''),
    ]),
  );
}

/**
 * What each person is called, by id: the name, or what they are to the member, numbered where several would be called the
 * same. They are counted in the order in which they were told of, as in the survey: wherever they stand in the drawing, the
 * number stays with the person (docs/decisions/044).
 */
export function titlesOfPeople(persons: readonly PedigreePerson[], saying: Saying): ReadonlyMap<string, string> {
  const inOrder = persons.toSorted((one, other) => one.told - other.told);
  const titled = inOrder.map((person) => {
    const name = saying.withNames ? person.name : '';
    return { id: person.id, kind: person.kind, relation: person.relation, name, kin: kinWordOf(person, saying.locale) };
  });
  // Who only holds others together is not counted.
  const numbers = numbersOf(titled.filter(({ kind }) => kind !== 'placeholder'));
  return new Map(
    titled.map(({ id, relation, name, kin }) => {
      if (relation === 'self' && !saying.withNames) return [id, theMember[saying.locale]];
      return [id, numbered(name === '' ? kin : name, numbers.get(id), name !== '')];
    }),
  );
}

/** “Sister”, “half brother”, “cousins”: what a figure is to the member. */
export function kindWordOf(figure: Figure, { locale }: Pick<Saying, 'locale'>): string {
  return figure.standsFor.length > 1
    ? wordFor(kindWords[figure.relation], figure).many[locale]
    : kinWordOf(figure, locale);
}

/** What one person is to the member. */
export function kinWordOf(person: PedigreePerson, locale: Saying['locale']): string {
  const { relation, kind } = person;
  if (kind === 'relative' && relation !== 'self' && relation !== 'other-parent') {
    return sidedKinOf({ ...person, relation })[locale];
  }
  return wordFor(kindWords[relation], person).one[locale];
}

// Who is shown the picture by somebody else is not the one whom “you” means.
const theMember: Words = { en: 'The member', es: 'La persona' };
