import { kindOfPerson } from '../family-history/called.ts';
import type { FamilyHistory, Relative } from '../family-history.ts';
import { pedigreeOf } from './build.ts';

const known = new WeakMap<FamilyHistory, FamilyHistory>();

/**
 * A history in which those who are called alike, as all sisters are, stand in the order in which they are drawn, from left
 * to right: so they are listed and numbered everywhere. It is made once for each history.
 */
export function asDrawn(history: FamilyHistory): FamilyHistory {
  const made = known.get(history) ?? { ...history, relatives: inOrder(history) };
  known.set(history, made);
  return made;
}

function inOrder(history: FamilyHistory): Relative[] {
  // The member's age moves the member alone.
  const { persons } = pedigreeOf(history, { name: '', age: null });
  const places = new Map(persons.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Relative) => places.get(id) ?? 0;
  const alike = Map.groupBy(history.relatives, callingOf);
  const waiting = new Map(
    [...alike].map(([kin, those]) => [kin, those.toSorted((one, other) => placeOf(one) - placeOf(other))]),
  );
  return history.relatives.map((relative) => waiting.get(callingOf(relative))?.shift() ?? relative);
}

/** The same for those who are called by one word. */
function callingOf(relative: Relative): string {
  return `${relative.relation} ${kindOfPerson(relative)}`;
}
