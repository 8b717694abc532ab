import { isCancer, needsOwnWords, self, type FamilyHistory, type RelativeCondition } from '../family-history.ts';
import { mayBeUncodedCancer } from '../family-history/conditions.ts';
import type { ResponseItem } from '../fhir.ts';
import { ownHealthOf, type OwnHealth } from '../medical-history/own-health.ts';
import { bloodRelatives } from './blood.ts';

/** Why something that no item asks for stands beside the result. */
type ReasonKind = OwnHealth['why'];

/** Something that no item asks for. `person` is the id of a relative, or `self`; `told_in` is the questionnaire that holds it. */
export type OtherReason = {
  person: string;
  why: ReasonKind;
  told_in: 'survey' | 'medical-history';
  told: RelativeCondition;
};

/**
 * What stands beside the result: a gene change that a test has found in the member or a relative by blood, each cancer of the
 * member's own, those included that may be one by what was told, and whatever else was told of them in own words. The seven items
 * ask for relatives and for three cancers alone. `health` are the answers of the medical history: what the survey has told in
 * full already is not said twice.
 */
export function otherReasonsOf(history: FamilyHistory, health: readonly ResponseItem[] = []): OtherReason[] {
  const survey = { told_in: 'survey' } as const;
  return [
    ...history.conditions.flatMap((condition) => {
      const why = kindOfOwn(condition);
      return why ? [{ person: self, why, ...survey, told: condition }] : [];
    }),
    ...ownHealthOf(health, history).map((own) => ({ person: self, ...own, told_in: 'medical-history' as const })),
    ...bloodRelatives(history).flatMap(({ id, conditions }) =>
      conditions.flatMap((condition) => {
        const why = kindOf(condition);
        return why ? [{ person: id, why, ...survey, told: condition }] : [];
      }),
    ),
  ];
}

/** Of the member a cancer counts too, and what may be one; a gene change stays one with a cancer beside it. */
function kindOfOwn(condition: RelativeCondition): ReasonKind | undefined {
  const kind = kindOf(condition);
  if (kind === 'gene-change') return kind;
  return isCancer(condition.condition) || mayBeUncodedCancer(condition) ? 'own-cancer' : kind;
}

function kindOf({ condition }: RelativeCondition): ReasonKind | undefined {
  if (condition === 'known-gene-change') return 'gene-change';
  return needsOwnWords(condition) ? 'own-words' : undefined;
}
