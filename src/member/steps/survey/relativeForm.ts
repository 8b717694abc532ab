import { z } from 'zod';
import { zRelative, zRelativeCondition, zYesNoUnknown } from '../../../../openapi/generated/zod/zod.gen.ts';
import {
  checkFamilyHistory,
  conditionCodes,
  needsOwnWords,
  newCondition,
  type ConditionCode,
  type FamilyHistory,
  type Relative,
  type RelativeCondition,
  type YesNoUnknown,
} from '../../../../domain/family-history.ts';
import { sanitizeText } from '../../../../domain/validation.ts';
import { getLocale, say } from '../../../texts/locale.ts';
import { relativeTexts } from '../../../texts/relatives.ts';

/** How many conditions in the member's own words one relative can have, of each of the two kinds. */
const ownWordsPlaces = 6;
export const nameLength = 60;
export const otherLength = 200;
const oldest = 130;

/** A place for one condition in the form: always there, so that ticking one moves no other. */
export type Slot = { name: string; code: ConditionCode; number: number };

/** The places for conditions in the form of a relative, in the order of the list. */
export function slotsOf(relative: Relative): Slot[] {
  return conditionCodes.flatMap((code) => {
    const stored = relative.conditions.filter(({ condition }) => condition === code).length;
    const count = Math.max(stored, needsOwnWords(code) ? ownWordsPlaces : 1);
    return Array.from({ length: count }, (_, index) => ({ name: `${code}-${index + 1}`, code, number: index + 1 }));
  });
}

export type ConditionValues = { had: boolean; other: string; age: string };
export type RelativeValues = {
  name: string;
  side: Relative['side'];
  sex: Relative['sex_assigned_at_birth'];
  vital: Relative['vital_status'];
  /** Digits as typed, or `unknown`. */
  age: string;
  adoption: Relative['adoption'];
  /** Empty while it is not answered. */
  has_conditions: YesNoUnknown | '';
  conditions: Record<string, ConditionValues>;
};

/** A relative as the form holds it. */
export function toValues(relative: Relative): RelativeValues {
  const conditions = slotsOf(relative).map(({ name, code, number }): [string, ConditionValues] => {
    const stored = storedAt(relative, code, number);
    // A condition that is ticked only now has an age that nobody has answered.
    const age = stored ? typedAge(stored.age_of_onset, true) : '';
    return [name, { had: stored !== undefined, other: stored?.other ?? '', age }];
  });
  return {
    name: relative.name,
    side: relative.side,
    sex: relative.sex_assigned_at_birth,
    vital: relative.vital_status,
    // The page is done with both answers: where one is open still, nobody has said “I don’t know” for the other.
    age: typedAge(relative.age, relative.has_conditions !== null),
    adoption: relative.adoption,
    has_conditions: relative.has_conditions ?? '',
    conditions: Object.fromEntries(conditions),
  };
}

/**
 * The form's values as a relative that can be stored at any moment. What is not an age changes nothing: the age of `base`
 * stays, the relative as the page was opened.
 */
export function toRelative(values: RelativeValues, base: Relative): Relative {
  return {
    ...base,
    side: values.side,
    name: sanitizeText(values.name).slice(0, nameLength),
    sex_assigned_at_birth: values.sex,
    vital_status: values.vital,
    age: ageOr(base.age, values.age),
    adoption: values.adoption,
    has_conditions: values.has_conditions || null,
    conditions: chosenSlots(values, base).map(({ name, code, number }): RelativeCondition => {
      const { other, age } = values.conditions[name] ?? noCondition;
      const ownWords = needsOwnWords(code) ? sanitizeText(other).slice(0, otherLength) : '';
      const stored = storedAt(base, code, number) ?? newCondition(code);
      return { ...stored, other: ownWords, age_of_onset: ageOr(stored.age_of_onset, age) };
    }),
  };
}

/** The form's rules: the contract's for each answer, and the domain's for what must fit together. */
export function relativeSchema(base: Relative, history: () => FamilyHistory) {
  const age = z.string().refine((typed) => readAge(typed) !== undefined, say(relativeTexts.ageFormat));
  const condition = z.object({ had: z.boolean(), other: z.string(), age: z.string() });
  return z
    .object({
      name: z.string().overwrite(sanitizeText).pipe(zRelative.shape.name),
      side: zRelative.shape.side,
      sex: zRelative.shape.sex_assigned_at_birth,
      vital: zRelative.shape.vital_status,
      age,
      adoption: zRelative.shape.adoption,
      // Whether it is answered is for the domain to say, with the sentence that it has for it.
      has_conditions: z.union([zYesNoUnknown, z.literal('')]),
      conditions: z.record(
        z.string(),
        z.union([
          condition.extend({ had: z.literal(false) }),
          condition.extend({ had: z.literal(true), age, other: z.string().pipe(zRelativeCondition.shape.other) }),
        ]),
      ),
    })
    .check(({ value, issues }) => {
      for (const { path, message } of problemsOf(value, base, history()))
        issues.push({ code: 'custom', input: value, path, message: message[getLocale()] });
    });
}

function problemsOf(values: RelativeValues, base: Relative, history: FamilyHistory) {
  const relative = toRelative(values, base);
  const others = history.relatives.filter(({ id }) => id !== base.id);
  const prefix = `/relatives/${others.length}/`;
  return checkFamilyHistory({ ...history, relatives: [...others, relative] })
    .filter(({ path }) => path.startsWith(prefix))
    .map(({ path, message }) => ({ path: fieldOf(path.slice(prefix.length), values, base), message }));
}

/** The form's field that a pointer into a relative means. */
function fieldOf(pointer: string, values: RelativeValues, base: Relative): string[] {
  const [part = '', index, detail] = pointer.split('/');
  if (part !== 'conditions' || index === undefined) return [part === 'relation' ? 'side' : part];
  const slot = chosenSlots(values, base)[Number(index)]?.name ?? '';
  return ['conditions', slot, detail === 'other' ? 'other' : 'age'];
}

/** After any answer but yes nothing is chosen, whatever was ticked before: that only waits for the yes to come back. */
function chosenSlots(values: RelativeValues, base: Relative): Slot[] {
  if (values.has_conditions !== 'yes') return [];
  return slotsOf(base).filter(({ name }) => values.conditions[name]?.had);
}

function storedAt(relative: Relative, code: ConditionCode, number: number): RelativeCondition | undefined {
  return relative.conditions.filter(({ condition }) => condition === code)[number - 1];
}

/** Whether what stands in the field of an age is neither an age nor “I don’t know”; an empty field waits for its answer. */
export function isNoAge(typed: string): boolean {
  return typed.trim() !== '' && readAge(typed) === undefined;
}

/** Whether an age that is asked for is open: nothing stands in its field, or what is no age. */
export function hasOpenAge(values: RelativeValues, base: Relative): boolean {
  const ages = chosenSlots(values, base).map(({ name }) => values.conditions[name]?.age ?? '');
  return [values.age, ...ages].some((typed) => readAge(typed) === undefined);
}

function ageOr(stored: number | null | undefined, typed: string): number | null {
  const age = readAge(typed);
  return age === undefined ? (stored ?? null) : age;
}

/** Years, `null` for “I don’t know”, `undefined` for what is neither. */
function readAge(typed: string): number | null | undefined {
  if (typed === unknownAge) return null;
  const years = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : NaN;
  return years <= oldest ? years : undefined;
}

export const unknownAge = 'unknown';

function typedAge(age: number | null, isAnswered: boolean): string {
  if (age !== null) return String(age);
  return isAnswered ? unknownAge : '';
}

const noCondition: ConditionValues = { had: false, other: '', age: '' };
