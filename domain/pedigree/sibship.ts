import { self } from '../family-history/history.ts';
import type { Twins } from '../family-history/history.ts';

type Known = { vital_status: string; age: number | null };
type Sibship = { persons: ReadonlyMap<string, Known>; twins: readonly Twins[]; ends: readonly string[] };

/** The groups of twins whose members stand in one sibship. Nobody is in two of them, and nobody alone in one. */
export function joinedTwins(twins: readonly Twins[], sibships: readonly (readonly string[])[]): Twins[] {
  const taken = new Set<string>();
  return twins.flatMap(({ members, kind }) => {
    const sibship = sibships.find((children) => members[0] !== undefined && children.includes(members[0]));
    const joined = [...new Set(members)].filter((id) => sibship?.includes(id) && !taken.has(id));
    if (joined.length < 2) return [];
    joined.forEach((id) => taken.add(id));
    return [{ members: joined, kind }];
  });
}

/**
 * The children of a couple from left to right: the oldest first as far as it is known, else in the order in which they were
 * told; twins beside each other; and the member's father on the right end, their mother on the left end, beside each other.
 */
export function arrangedSibship(children: readonly string[], { persons, twins, ends }: Sibship): string[] {
  const groups = groupedByTwins(ordered(children, { persons, twins, ends }), twins);
  const [father = '', mother = ''] = ends;
  const isWith = (id: string) => (group: readonly string[]) => group.includes(id);
  const rest = groups.filter((group) => !isWith(father)(group) && !isWith(mother)(group));
  const left = groups.filter(isWith(mother)).map((group) => [mother, ...group.filter((id) => id !== mother)]);
  const right = groups.filter(isWith(father)).map((group) => [...group.filter((id) => id !== father), father]);
  return [...left, ...rest, ...right].flat();
}

/** Only the ages of the living tell who was born first; everybody else keeps their place. */
function byAge(children: readonly string[], ageOf: AgeOf): string[] {
  const known = children.filter((id) => ageOf(id) !== null);
  const sorted = known.toSorted((one, other) => (ageOf(other) ?? 0) - (ageOf(one) ?? 0));
  return children.map((id) => (ageOf(id) === null ? id : (sorted.shift() ?? id)));
}

type AgeOf = (id: string) => number | null;

/** The member comes last to their place, so that their age, which not every page knows, changes nobody else's. */
function ordered(children: readonly string[], { persons, twins }: Sibship): string[] {
  const ageOf: AgeOf = (id) => {
    const person = persons.get(id);
    return person?.vital_status === 'living' ? person.age : null;
  };
  const others = byAge(
    children.filter((id) => id !== self),
    ageOf,
  );
  return children.includes(self) ? others.toSpliced(placeOfSelf(others, ageOf, twins), 0, self) : others;
}

/** Beside a twin, else before the first who is known to be no older, or behind the last who is. */
function placeOfSelf(others: readonly string[], ageOf: AgeOf, twins: readonly Twins[]): number {
  const group = twins.find(({ members }) => members.includes(self))?.members ?? [];
  const twin = others.findIndex((id) => group.includes(id));
  if (twin >= 0) return twin;
  const own = ageOf(self);
  if (own === null) return 0;
  const younger = others.findIndex((id) => (ageOf(id) ?? Infinity) <= own);
  return younger >= 0 ? younger : others.findLastIndex((id) => ageOf(id) !== null) + 1;
}

/** Twins move to where the first of them stands. */
function groupedByTwins(children: readonly string[], twins: readonly Twins[]): string[][] {
  const done = new Set<string>();
  return children.flatMap((id) => {
    if (done.has(id)) return [];
    const group = twins.find(({ members }) => members.includes(id))?.members ?? [id];
    const inOrder = children.filter((child) => group.includes(child));
    inOrder.forEach((child) => done.add(child));
    return [inOrder];
  });
}
