import {
  countedGroups,
  listedGroups,
  newCondition,
  newFamilyHistory,
  newRelative,
  type Counted,
  type FamilyHistory,
  type ListedGroup,
  type Relation,
  type Relative,
  type RelativeCondition,
  type Side,
} from '#domain/family-history.ts';
import { screenFamily, type Fhs7ItemId } from '#domain/fhs-7.ts';

export const well = { has_conditions: 'no', adoption: 'none' } as const;
export const allCounted = Object.fromEntries(countedGroups.map((group) => [group, 'known'])) as Counted;

export const areAllListed = Object.fromEntries(listedGroups.map((group) => [group, 'yes'])) as Record<
  ListedGroup,
  'yes'
>;

export function relative(id: string, relation: Relation, side: Side, more: Partial<Relative> = {}): Relative {
  return { ...newRelative(id, relation, side), ...well, ...more };
}
export const ancestors = (more: Partial<Relative> = {}) => [
  relative('mother', 'parent', 'maternal', more),
  relative('father', 'parent', 'paternal', more),
  ...(['maternal', 'paternal'] as const).flatMap((side) => [
    relative(`${side}-grandmother`, 'grandparent', side, { sex_assigned_at_birth: 'female', ...more }),
    relative(`${side}-grandfather`, 'grandparent', side, { sex_assigned_at_birth: 'male', ...more }),
  ]),
];
/** A family of whom all is known, and nobody was ill; with others in the place of some of them, and more. */
export function family(...others: Relative[]): FamilyHistory {
  const ids = others.map(({ id }) => id);
  return {
    ...newFamilyHistory(() => 'unused'),
    counted: allCounted,
    all_listed: areAllListed,
    relatives: [...ancestors().filter(({ id }) => !ids.includes(id)), ...others],
  };
}
export const affected = (...conditions: RelativeCondition[]) => ({ has_conditions: 'yes', conditions }) as const;
export const breast = (more: Partial<RelativeCondition> = {}) => ({
  ...newCondition('breast-cancer'),
  ...{ age_of_onset: 60, bilateral: 'no' as const },
  ...more,
});
export const aunt = (more: Partial<Relative>) =>
  relative('aunt', 'aunt-or-uncle', 'maternal', { sex_assigned_at_birth: 'female', ...more });
export const item = (history: FamilyHistory, id: Fhs7ItemId) =>
  screenFamily(history).items.find((each) => each.id === id);
export const answered = (history: FamilyHistory) => screenFamily(history).items.map(({ answer }) => answer);
