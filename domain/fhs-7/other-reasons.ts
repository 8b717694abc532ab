import { isCancer, self, type FamilyHistory, type RelativeCondition } from '../family-history.ts';
import { mayBeUncodedCancer } from '../family-history/conditions.ts';
import { bloodRelatives } from './blood.ts';

/** Something that no item asks for, and that is a reason of its own to look closer. `person` is the id of a relative, or `self`. */
export type OtherReason = { person: string; told: RelativeCondition };

/**
 * What stands beside the result: a gene change that a test has found in the member or a relative by blood, and each cancer of the
 * member's own, those included that may be one by what was told. The seven items ask for relatives and for three cancers alone.
 */
export function otherReasonsOf(history: FamilyHistory): OtherReason[] {
  const own = history.conditions.filter(
    (told) => isGeneChange(told) || isCancer(told.condition) || mayBeUncodedCancer(told),
  );
  return [
    ...own.map((told) => ({ person: self, told })),
    ...bloodRelatives(history).flatMap(({ id, conditions }) =>
      conditions.filter(isGeneChange).map((told) => ({ person: id, told })),
    ),
  ];
}

/** Whether it is a change that a test has found in a gene. */
function isGeneChange({ condition }: Pick<RelativeCondition, 'condition'>): boolean {
  return condition === 'known-gene-change';
}
