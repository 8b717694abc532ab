import * as z from 'zod/mini';
import {
  conditionCodes,
  conditionFacts,
  isCancer,
  needsOwnWords,
  newCondition,
  type ConditionCode,
  type FamilyHistory,
  type RelativeCondition,
  type YesNoUnknown,
} from '#domain/family-history.ts';
import { asksIfCancer } from '#domain/family-history/conditions.ts';
import { sanitizeText } from '#domain/validation.ts';
import { zRelativeCondition, zYesNoUnknown } from '#openapi/generated/zod/zod.gen.ts';
import { readOnset, typedOnset } from './onset.ts';

/** What is said of somebody’s conditions, the member’s or a relative’s. */
export type WithConditions = Pick<FamilyHistory, 'has_conditions' | 'conditions'>;

/** How many conditions in the member's own words one person can have, of each of the kinds. */
const ownWordsPlaces = 4;
export const otherLength = 200;

/** A place for one condition in the form: always there, so that choosing one moves no other. */
export type Slot = { name: string; code: ConditionCode; number: number };

type Answer = YesNoUnknown | '';
export type ConditionValues = {
  isChosen: boolean;
  other: string;
  /** An age in digits, a decade (`d40`), or `unknown`; empty while it is not answered. */
  onset: string;
  bilateral: Answer;
  more_than_one: Answer;
  is_cancer: Answer;
};
export type ConditionsValues = { has_conditions: Answer; conditions: Record<string, ConditionValues> };

/** The places for conditions in the form of a person, in the order of the list. */
export function slotsOf({ conditions }: WithConditions): Slot[] {
  return conditionCodes.flatMap((code) => {
    const stored = conditions.filter(({ condition }) => condition === code).length;
    const count = Math.max(stored, needsOwnWords(code) ? ownWordsPlaces : 1);
    return Array.from({ length: count }, (_, index) => ({ name: `${code}-${index + 1}`, code, number: index + 1 }));
  });
}

/** The condition whose place has this name. */
export function codeOf(slotName: string): string {
  return slotName.replace(/-\d+$/, '');
}

/** The conditions of one person as the form holds them: a place for each kind and each in own words. */
export function toConditionValues(person: WithConditions): ConditionsValues {
  const conditions = slotsOf(person).map(({ name, code, number }): [string, ConditionValues] => {
    const stored = storedAt(person, code, number);
    return [name, stored ? valuesOf(stored) : noCondition];
  });
  return { has_conditions: person.has_conditions ?? '', conditions: Object.fromEntries(conditions) };
}

/** The form's values as they can be stored at any moment. What is no onset changes nothing: that of `base` stays. */
export function toConditions(values: ConditionsValues, base: WithConditions): WithConditions {
  return {
    has_conditions: values.has_conditions || null,
    conditions: chosenSlots(values, base).map(({ name, code, number }): RelativeCondition => {
      const stored = storedAt(base, code, number) ?? newCondition(code);
      const typed = values.conditions[name] ?? noCondition;
      return {
        ...stored,
        ...readOnset(typed.onset),
        other: needsOwnWords(code) ? sanitizeText(typed.other).slice(0, otherLength) : '',
        bilateral: conditionFacts[code].isPaired ? typed.bilateral || null : null,
        more_than_one: isCancer(code) ? typed.more_than_one || null : null,
        ...(asksIfCancer(code) && { is_cancer: typed.is_cancer || null }),
      };
    }),
  };
}

const answer = z.union([zYesNoUnknown, z.literal('')]);

/** The contract's rules for each answer. What must be answered and fit together is for the domain to say. */
export const conditionShape = {
  has_conditions: answer,
  conditions: z.record(
    z.string(),
    z.object({
      isChosen: z.boolean(),
      other: z.pipe(z.string(), zRelativeCondition.shape.other),
      onset: z.string(),
      bilateral: answer,
      more_than_one: answer,
      is_cancer: answer,
    }),
  ),
};

/** The chosen conditions in whose field for the onset stands what is none: it can’t be stored. */
export function wrongOnsets(values: ConditionsValues, base: WithConditions): Slot[] {
  return chosenSlots(values, base).filter(({ name }) => readOnset(values.conditions[name]?.onset ?? '') === undefined);
}

/** The form's field that a pointer such as `conditions/2/age_of_onset` means. */
export function conditionFieldOf(pointer: string, values: ConditionsValues, base: WithConditions): string[] {
  const [part = '', index, detail = ''] = pointer.split('/');
  if (part !== 'conditions' || index === undefined) return [part];
  const slot = chosenSlots(values, base)[Number(index)]?.name ?? '';
  return ['conditions', slot, detail.includes('onset') ? 'onset' : detail];
}

/** After any answer but yes nothing is chosen, whatever was chosen before: that only waits for the yes to come back. */
function chosenSlots(values: ConditionsValues, base: WithConditions): Slot[] {
  if (values.has_conditions !== 'yes') return [];
  return slotsOf(base).filter(({ name }) => values.conditions[name]?.isChosen);
}

function storedAt({ conditions }: WithConditions, code: ConditionCode, number: number): RelativeCondition | undefined {
  return conditions.filter(({ condition }) => condition === code)[number - 1];
}

function valuesOf(stored: RelativeCondition): ConditionValues {
  return {
    ...{ isChosen: true, other: stored.other, onset: typedOnset(stored) },
    ...{ bilateral: stored.bilateral ?? '', more_than_one: stored.more_than_one ?? '' },
    is_cancer: stored.is_cancer ?? '',
  };
}

/** A place in which no condition is chosen. */
export const noCondition: ConditionValues = {
  ...{ isChosen: false, other: '', onset: '', bilateral: '', more_than_one: '', is_cancer: '' },
};
