import { kindOfPerson } from '../family-history/called.ts';
import type { FamilyHistory, Relative } from '../family-history.ts';
import { pedigreeOf } from './build.ts';

const known = new WeakMap<FamilyHistory, FamilyHistory>();

/**
 * A history in which the relatives of each relation stand in the order in which they are drawn, from left to right: so they
 * are listed and numbered everywhere. It is made once for each history.
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
  const groups = Map.groupBy(history.relatives, groupOf);
  const waiting = new Map(
    [...groups].map(([group, those]) => [group, those.toSorted((one, other) => placeOf(one) - placeOf(other))]),
  );
  return history.relatives.map((relative) => waiting.get(groupOf(relative))?.shift() ?? relative);
}

/** A mother stays before a father; only two mothers or two fathers are told apart by where they stand. */
function groupOf(relative: Relative): string {
  return relative.relation === 'parent' ? `parent ${kindOfPerson(relative)}` : relative.relation;
}
