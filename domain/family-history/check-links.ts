import type { FieldProblem } from '../problem.ts';
import type { Words } from '../words.ts';
import { self, type FamilyHistory, type Relative, type Twins } from './history.ts';
import { parentsOf, possibleVia } from './links.ts';

/** Through whom somebody is related must be somebody who can be that, so that no circle can come about. */
export function checkVia(relative: Relative, path: string, all: readonly Relative[]): FieldProblem[] {
  if (relative.via === null) return [];
  const via = possibleVia(relative, all).find(({ id }) => id === relative.via);
  if (!via) return [{ path: `${path}/via`, message: wrongVia }];
  return relative.relation === 'cousin' && via.side !== relative.side
    ? [{ path: `${path}/side`, message: otherSide }]
    : [];
}

/** Twins are in the family history, have the same parents, and are not in two groups of twins. */
export function checkTwins({ twins, relatives }: FamilyHistory): FieldProblem[] {
  const seen = new Set<string>();
  return twins.flatMap((group, index) => {
    const people = group.members.map((id) => (id === self ? self : relatives.find((relative) => relative.id === id)));
    const isAgain = group.members.some((id) => seen.has(id));
    group.members.forEach((id) => seen.add(id));
    const message = twinProblem(group, people, isAgain);
    return message ? [{ path: `/twins/${index}`, message }] : [];
  });
}

function twinProblem(
  { kind, members }: Twins,
  people: readonly (Relative | typeof self | undefined)[],
  isAgain: boolean,
): Words | undefined {
  const there = people.filter((person) => person !== undefined);
  if (members.length < 2 || there.length < members.length) return twinMissing;
  if (isAgain || new Set(members).size < members.length) return twinTwice;
  const parents = new Set(there.map((person) => parentsOf(person)));
  if (parents.size > 1 || parents.has(null)) return otherParents;
  const relatives = there.filter((person) => person !== self);
  // Adopted twins came to the family together; one of them alone has other parents than those who were born into it.
  const cameIn = relatives.filter(({ adoption }) => adoption === 'in').length;
  if (cameIn > 0 && cameIn < there.length) return otherParents;
  if (kind === 'identical' && haveBoth(relatives)) return sameSexNeeded;
  return ageDifference(relatives) > 1 ? sameAgeNeeded : undefined;
}

function haveBoth(relatives: readonly Relative[]): boolean {
  const sexes = relatives.map(({ sex_assigned_at_birth }) => sex_assigned_at_birth);
  return sexes.includes('female') && sexes.includes('male');
}

/** Of those who live: an age at death says nothing about when somebody was born. */
function ageDifference(relatives: readonly Relative[]): number {
  const ages = relatives.flatMap(({ vital_status, age }) => (vital_status === 'living' && age !== null ? [age] : []));
  return ages.length > 1 ? Math.max(...ages) - Math.min(...ages) : 0;
}

const wrongVia: Words = {
  en: 'Choose the relative who links you to this person, or say that you don’t know.',
  es: 'Elija al familiar que le une a esta persona, o diga que no lo sabe.',
};
const otherSide: Words = {
  en: 'A cousin is on the same side of the family as the aunt or uncle.',
  es: 'Un primo o una prima está en la misma parte de la familia que su madre o padre.',
};
const twinMissing: Words = {
  en: 'Choose the other twin again: they are not on your list anymore.',
  es: 'Elija otra vez al otro gemelo: ya no está en su lista.',
};
const twinTwice: Words = {
  en: 'This person is a twin of two different people. Choose one of them.',
  es: 'Esta persona es gemela de dos personas distintas. Elija a una.',
};
const otherParents: Words = {
  en: 'Twins have the same mother and father. Choose the other twin again, or correct how they are related.',
  es: 'Los gemelos tienen la misma madre y el mismo padre. Elija otra vez al otro gemelo o corrija el parentesco.',
};
const sameSexNeeded: Words = {
  en: 'Identical twins have the same sex at birth. Say that they are not identical, or correct the sex of one.',
  es: 'Los gemelos idénticos tienen el mismo sexo al nacer. Diga que no son idénticos o corrija el sexo de uno.',
};
const sameAgeNeeded: Words = {
  en: 'Twins have the same age. Correct the age of one of them.',
  es: 'Los gemelos tienen la misma edad. Corrija la edad de uno de ellos.',
};
