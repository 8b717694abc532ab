import type { FamilyHistory, Relation, Relative, Side } from '../family-history.ts';
import { isAffected } from './conditions.ts';
import type { MemberRole, PedigreeMember, PedigreePerson, PedigreeRelation } from './graph.ts';

const generations: Readonly<Record<Relation, number>> = {
  grandparent: -2,
  parent: -1,
  'aunt-or-uncle': -1,
  sibling: 0,
  'half-sibling': 0,
  cousin: 0,
  partner: 0,
  child: 1,
  'niece-or-nephew': 1,
  grandchild: 2,
};

/** The two sides of a family. */
export type OneSide = 'maternal' | 'paternal';
export const oneSides: readonly OneSide[] = ['maternal', 'paternal'];

/** The id of the couple whose children are the member and their brothers and sisters. */
export const parentsUnion = 'parents';

/** The id of the couple of grandparents on a side. */
export function grandparentsUnion(side: OneSide): string {
  return `${side}-grandparents`;
}

/** A relative as a person of the pedigree, `told` as which of them: what nobody has answered is not known to who looks at it. */
export function personOf({ via: _, ...relative }: Relative, order: number): PedigreePerson {
  const { relation, vital_status, adoption } = relative;
  return {
    ...{ ...relative, kind: 'relative', generation: generations[relation], told: order },
    ...{ vital_status: vital_status ?? 'unknown', adoption: adoption ?? 'unknown' },
  };
}

/** Whether nobody has said on which side of the family somebody is. */
export function isUnsided({ side }: Relative): boolean {
  return side !== 'maternal' && side !== 'paternal';
}

/** On which side somebody is drawn: the mother's where nobody knows; the picture says so beside them. */
export function drawnSide(side: Side): OneSide {
  return side === 'paternal' ? 'paternal' : 'maternal';
}

/** The member as a person of their pedigree. */
export function selfOf(history: FamilyHistory, { name, age }: PedigreeMember): PedigreePerson {
  return {
    ...{ id: 'self', kind: 'member', relation: 'self', side: 'both', generation: 0, told: -1, name, age },
    sex_assigned_at_birth: history.sex_assigned_at_birth ?? 'unknown',
    gender: history.gender,
    vital_status: 'living',
    // The parents who are asked about are those by blood: drawn from them, the member was adopted out.
    adoption: history.adopted === 'yes' ? 'out' : history.adopted === 'no' ? 'none' : 'unknown',
    has_conditions: history.has_conditions,
    conditions: history.conditions,
  };
}

/** What the member is in the terms of the nomenclature; null for everybody else. */
export function roleOf(person: Pick<PedigreePerson, 'kind' | 'conditions'>): MemberRole | null {
  if (person.kind !== 'member') return null;
  return isAffected(person) ? 'proband' : 'consultand';
}

export type PlaceholderFacts = { side: Side; generation: number; sex?: Relative['sex_assigned_at_birth'] };

/** Somebody who must have lived, of whom nobody has told. */
export function placeholderOf(
  id: string,
  relation: PedigreeRelation,
  { side, generation, sex = 'unknown' }: PlaceholderFacts,
): PedigreePerson {
  return {
    ...{ id, kind: 'placeholder', relation, side, generation, told: -1, name: '', age: null, gender: null },
    sex_assigned_at_birth: sex,
    vital_status: 'unknown',
    adoption: 'unknown',
    has_conditions: null,
    conditions: [],
  };
}
