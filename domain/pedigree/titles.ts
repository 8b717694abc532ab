import type { Words } from '../words.ts';
import type { Figure } from './condense.ts';
import { kindWords, type Kind, type Saying } from './words.ts';

/** The shape of a symbol follows the gender; where none is said, the sex at birth stands for it. */
export function kindOfPerson({
  gender,
  sex_assigned_at_birth,
}: Pick<Figure, 'gender' | 'sex_assigned_at_birth'>): Kind {
  if (gender !== null) return gender === 'woman' || gender === 'man' ? gender : 'neutral';
  return sex_assigned_at_birth === 'female' ? 'woman' : sex_assigned_at_birth === 'male' ? 'man' : 'neutral';
}

/**
 * What each figure is called, by id: the name, or what they are to the member, numbered where several would be called the
 * same. The picture and the list say the same.
 */
export function titlesOf(figures: Iterable<Figure>, saying: Saying): ReadonlyMap<string, string> {
  const all = [...figures].filter(({ relation }) => relation !== 'other-parent');
  const plain = all.map((figure) => plainTitle(figure, saying));
  const seen = new Map<string, number>();
  return new Map(
    all.map(({ id, kind }, index) => {
      const title = plain[index] ?? '';
      const isAlone = plain.filter((other) => other === title).length === 1;
      if (isAlone || kind === 'placeholder') return [id, title];
      const number = (seen.get(title) ?? 0) + 1;
      seen.set(title, number);
      return [id, `${title} ${number}`];
    }),
  );
}

/** “Sister”, “half brother”, “cousins”: what a figure is to the member. */
export function kindWordOf(figure: Figure, { locale }: Pick<Saying, 'locale'>): string {
  const words = kindWords[figure.relation][kindOfPerson(figure)];
  return (figure.standsFor.length > 1 ? words.many : words.one)[locale];
}

function plainTitle(figure: Figure, saying: Saying): string {
  // Who is shown the picture by somebody else is not the one whom “you” means.
  if (figure.relation === 'self' && !saying.withNames) return theMember[saying.locale];
  return saying.withNames && figure.name !== '' ? figure.name : kindWordOf(figure, saying);
}

const theMember: Words = { en: 'The member', es: 'La persona' };
