import type { ConditionCode, Relative, RelativeCondition } from '../family-history.ts';
import { mayBeUncodedCancer } from '../family-history/conditions.ts';
import type { Fhs7Item } from './items.ts';

/** What is not known of a relative: whether they had a condition, which it was, on both sides, at what age, their sex at birth. */
export type MissingFact = 'ill' | 'kind' | 'bilateral' | 'onset' | 'sex';

/** Whether something holds, and when that is unknown, the facts that would tell. */
export type Finding = { holds: true | false | 'unknown'; missing: readonly MissingFact[] };

/** Whether a relative is one of those an item counts, whatever their degree. */
export function matches(relative: Relative, item: Fhs7Item): Finding {
  const cancers =
    'allOf' in item.conditions
      ? allOf(item.conditions.allOf.map((code) => hasCondition(relative, code, item)))
      : anyOf(item.conditions.anyOf.map((code) => hasCondition(relative, code, item)));
  return allOf([cancers, item.sex ? ofSex(relative, item.sex) : yes]);
}

function hasCondition(relative: Relative, code: ConditionCode, item: Fhs7Item): Finding {
  const conditions = relative.conditions.filter(({ condition }) => condition === code);
  // Beside a cancer of the kind, own words may still tell of it: that it was on both sides, or began sooner.
  const uncoded = relative.conditions.some(mayBeUncodedCancer) ? [unknown('kind')] : [];
  const findings = [...conditions.map((each) => qualified(each, relative, item)), ...uncoded];
  if (findings.length > 0) return anyOf(findings);
  if (relative.conditions.length > 0) return no;
  if (relative.has_conditions === 'no') return no;
  return unknown(relative.has_conditions === 'yes' ? 'kind' : 'ill');
}

function qualified(condition: RelativeCondition, relative: Relative, { bilateral, before }: Fhs7Item): Finding {
  return allOf([
    bilateral ? fromAnswer(condition.bilateral, 'bilateral') : yes,
    before === undefined ? yes : beganBefore(condition, relative.age, before),
  ]);
}

/** By the age, else by the decade; and whoever has not reached the age had it before. */
function beganBefore({ age_of_onset, decade_of_onset }: RelativeCondition, age: number | null, limit: number): Finding {
  const known = age_of_onset ?? decade_of_onset;
  if (known !== null) return known < limit ? yes : no;
  return age !== null && age < limit ? yes : unknown('onset');
}

function ofSex({ sex_assigned_at_birth }: Relative, sex: 'female' | 'male'): Finding {
  if (sex_assigned_at_birth === 'unknown') return unknown('sex');
  return sex_assigned_at_birth === sex ? yes : no;
}

function fromAnswer(answer: 'yes' | 'no' | 'unknown' | null, fact: MissingFact): Finding {
  return answer === 'yes' ? yes : answer === 'no' ? no : unknown(fact);
}

function allOf(findings: readonly Finding[]): Finding {
  if (findings.some(({ holds }) => holds === false)) return no;
  return findings.every(({ holds }) => holds === true) ? yes : openIn(findings);
}

function anyOf(findings: readonly Finding[]): Finding {
  if (findings.some(({ holds }) => holds === true)) return yes;
  return findings.every(({ holds }) => holds === false) ? no : openIn(findings);
}

function openIn(findings: readonly Finding[]): Finding {
  return { holds: 'unknown', missing: [...new Set(findings.flatMap(({ missing }) => missing))] };
}

const yes: Finding = { holds: true, missing: [] };
const no: Finding = { holds: false, missing: [] };
const unknown = (...missing: MissingFact[]): Finding => ({ holds: 'unknown', missing });
