import type { FieldProblem } from '../problem.ts';
import type { Words } from '../words.ts';
import type { FamilyHistory, Relative } from './history.ts';

/** Years between a parent and a child by blood: fewer are most likely a slip of the finger. */
const leastBetween = 10;

/**
 * Ages of parents and children that hardly fit the member's own: questions, which keep nothing from being sent. Whoever came
 * to the family by adoption can have any age.
 * @param memberAge the member's own age; where it is not known nothing is asked
 * @returns questions with a pointer into the history, like `/relatives/2/age`
 */
export function findDoubtfulAges({ relatives }: FamilyHistory, memberAge: number | null): FieldProblem[] {
  if (memberAge === null) return [];
  return relatives.flatMap((relative, index) =>
    isDoubtful(relative, memberAge)
      ? [{ path: `/relatives/${index}/age`, message: question(relative, memberAge) }]
      : [],
  );
}

function isDoubtful({ relation, adoption, vital_status, age }: Relative, memberAge: number): boolean {
  if (age === null || adoption === 'in') return false;
  // Nobody lives for longer than since they were born: that holds for an age at death, too.
  if (relation === 'child') return age > memberAge - leastBetween;
  if (relation !== 'parent') return false;
  // An age at death says nothing about when a parent was born, but that they had come of an age to have a child.
  return age < (vital_status === 'living' ? memberAge + leastBetween : leastBetween);
}

function question({ vital_status, age }: Relative, memberAge: number): Words {
  if (vital_status === 'deceased') {
    return {
      en: `Died at age ${age}, and you are ${memberAge}. Is this right?`,
      es: `Falleció a los ${age} años, y usted tiene ${memberAge}. ¿Es correcto?`,
    };
  }
  return {
    en: `Age ${age}, and you are ${memberAge}. Is this right?`,
    es: `Edad: ${age}, y usted tiene ${memberAge}. ¿Es correcto?`,
  };
}
