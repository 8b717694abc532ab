import { numberedAlike, wordFor } from '../family-history/called.ts';
import type { Words } from '../words.ts';
import type { Figure } from './condense.ts';
import { kindWords, type Saying } from './words.ts';

/**
 * What each figure is called, by id: the name, or what they are to the member, numbered where several would be called the
 * same. The picture and the list say the same.
 */
export function titlesOf(figures: Iterable<Figure>, saying: Saying): ReadonlyMap<string, string> {
  const all = [...figures].filter(({ relation }) => relation !== 'other-parent');
  // Who only holds others together is not counted.
  const told = all.filter(({ kind }) => kind !== 'placeholder');
  const titles = numberedAlike(told.map((figure) => plainTitle(figure, saying)));
  const numbered = new Map(told.map(({ id }, index) => [id, titles[index] ?? '']));
  return new Map(all.map((figure) => [figure.id, numbered.get(figure.id) ?? plainTitle(figure, saying)]));
}

/** “Sister”, “half brother”, “cousins”: what a figure is to the member. */
export function kindWordOf(figure: Figure, { locale }: Pick<Saying, 'locale'>): string {
  const words = wordFor(kindWords[figure.relation], figure);
  return (figure.standsFor.length > 1 ? words.many : words.one)[locale];
}

function plainTitle(figure: Figure, saying: Saying): string {
  // Who is shown the picture by somebody else is not the one whom “you” means.
  if (figure.relation === 'self' && !saying.withNames) return theMember[saying.locale];
  return saying.withNames && figure.name !== '' ? figure.name : kindWordOf(figure, saying);
}

const theMember: Words = { en: 'The member', es: 'La persona' };
