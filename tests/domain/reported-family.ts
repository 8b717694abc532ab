import {
  checkFamilyHistory,
  newCondition,
  newFamilyHistory,
  newRelative,
  type FamilyHistory,
  type Relation,
  type Relative,
  type RelativeCondition,
  type Side,
} from '#domain/family-history.ts';

let count = 0;
export const nextId = () => `id-${(count += 1)}`;
export const relative = (relation: Relation, side: Side, more: Partial<Relative> = {}): Relative => ({
  ...newRelative(nextId(), relation, side),
  has_conditions: 'unknown',
  ...more,
});
/** “I don’t know” to everything. */
export const empty = (): FamilyHistory => ({
  ...newFamilyHistory(nextId),
  ...{ adopted: 'unknown', ashkenazi_jewish: 'unknown', parents_related: 'unknown' },
  ...{ sex_assigned_at_birth: 'unknown', has_conditions: 'unknown' },
  counted: {
    ...{ siblings: 'unknown', half_siblings: 'unknown', children: 'unknown' },
    ...{ maternal_aunts_and_uncles: 'unknown', paternal_aunts_and_uncles: 'unknown' },
  },
  relatives: [relative('parent', 'maternal'), relative('parent', 'paternal')],
});

export function withRelatives(...more: Relative[]): FamilyHistory {
  const history = empty();
  return { ...history, relatives: [...history.relatives, ...more] };
}

export const pathsOf = (history: FamilyHistory) => checkFamilyHistory(history).map(({ path }) => path);
/** “I don’t know” when it began, where nothing else is said. */
const answeredOnset = ({ age_of_onset = null, decade_of_onset = null }: Partial<RelativeCondition>) => ({
  onset_unknown: age_of_onset === null && decade_of_onset === null,
});
export const having = (condition: Partial<RelativeCondition>, age: number | null = 60) =>
  withRelatives(
    relative('sibling', 'both', {
      age,
      has_conditions: 'yes',
      conditions: [{ ...newCondition('breast-cancer'), ...answeredOnset(condition), ...condition }],
    }),
  );
