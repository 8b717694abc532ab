import * as z from 'zod/mini';
import {
  checkFamilyHistory,
  type Adoption,
  type FamilyHistory,
  type Gender,
  type Relative,
  type Twins,
  type VitalStatus,
} from '#domain/family-history.ts';
import { sanitizeText } from '#domain/validation.ts';
import { zGenderAnswer, zRelative, zTwins } from '#openapi/generated/zod/zod.gen.ts';
import { getLocale } from '#src/lib/locale.ts';
import { conditionTexts } from '#src/texts/conditions.ts';
import { relativeTexts } from '#src/texts/relatives.ts';
import { readAge, typedAge } from './age.ts';
import {
  conditionFieldOf,
  conditionShape,
  wrongOnsets,
  toConditions,
  toConditionValues,
  type ConditionsValues,
} from './conditions/conditions-form.ts';
import { twinsOf, withTwins } from './twins.ts';

export const nameLength = 60;

export type RelativeValues = ConditionsValues & {
  name: string;
  side: Relative['side'];
  /** The id of the relative through whom; empty while it is not known. */
  via: string;
  sex: Relative['sex_assigned_at_birth'];
  gender: Gender | '' | null;
  /** Empty while nobody has answered; so is `adoption`. */
  vital: VitalStatus | '' | null;
  /** Digits as typed, or `unknown`. */
  age: string;
  adoption: Adoption | '' | null;
  /** The ids of those with whom they are twins. */
  twins: string[];
  twinKind: Twins['kind'];
};

/** A relative as the form holds it. */
export function toValues(relative: Relative, history: FamilyHistory): RelativeValues {
  const { members, kind } = twinsOf(relative.id, history);
  return {
    ...toConditionValues(relative),
    name: relative.name,
    side: relative.side,
    via: relative.via ?? '',
    sex: relative.sex_assigned_at_birth,
    gender: relative.gender ?? '',
    vital: relative.vital_status ?? '',
    // The page is done with both answers: where one is open still, nobody has said “I don’t know” for the other.
    age: typedAge(relative.age, relative.has_conditions !== null || relative.relation === 'partner'),
    adoption: relative.adoption ?? '',
    twins: members,
    twinKind: kind,
  };
}

/**
 * The form's values as a relative that can be stored at any moment. What is not an age changes nothing: the age of `base`
 * stays, the relative as the page was opened.
 */
export function toRelative(values: RelativeValues, base: Relative): Relative {
  const age = isAgeAsked(values) ? readAge(values.age) : ageNotAsked(base);
  return {
    ...base,
    ...toConditions(values, base),
    side: values.side,
    via: values.via || null,
    name: sanitizeText(values.name).slice(0, nameLength),
    sex_assigned_at_birth: values.sex,
    gender: values.gender || null,
    vital_status: values.vital || null,
    age: age === undefined ? base.age : age,
    adoption: values.adoption || null,
  };
}

/** The form's rules: the contract's for each answer, and the domain's for what must fit together. */
export function relativeSchema(base: Relative, history: () => FamilyHistory) {
  return z
    .object({
      ...conditionShape,
      name: z.pipe(z.string().check(z.overwrite(sanitizeText)), zRelative.shape.name),
      side: zRelative.shape.side,
      via: z.string(),
      sex: zRelative.shape.sex_assigned_at_birth,
      gender: z.union([zGenderAnswer, z.literal('')]),
      vital: z.union([zRelative.shape.vital_status, z.literal('')]),
      age: z.string(),
      adoption: z.union([zRelative.shape.adoption, z.literal('')]),
      twins: z.array(z.string()),
      twinKind: zTwins.shape.kind,
    })
    .check(({ value, issues }) => {
      if (isAgeAsked(value) && readAge(value.age) === undefined)
        issues.push({ code: 'custom', input: value, path: ['age'], message: relativeTexts.ageFormat[getLocale()] });
      // The page is done with an answer. To send the family history none is needed, as for the age.
      if (!value.vital && base.relation !== 'partner')
        issues.push({
          ...{ code: 'custom', input: value, path: ['vital'] },
          message: relativeTexts.vitalNeeded[getLocale()],
        });
      for (const { name } of wrongOnsets(value, base))
        issues.push({
          ...{ code: 'custom', input: value, path: ['conditions', name, 'onset'] },
          message: conditionTexts.onsetFormat[getLocale()],
        });
      for (const { path, message } of problemsOf(value, base, history()))
        issues.push({ code: 'custom', input: value, path, message: message[getLocale()] });
    });
}

function isAgeAsked({ vital }: Pick<RelativeValues, 'vital'>): boolean {
  return vital !== 'unknown';
}

/** Not known, but for an age that was told before this was not asked for. */
function ageNotAsked({ vital_status, age }: Relative): number | null {
  return vital_status === 'unknown' ? age : null;
}

function problemsOf(values: RelativeValues, base: Relative, history: FamilyHistory) {
  const relative = toRelative(values, base);
  const others = history.relatives.filter(({ id }) => id !== base.id);
  const twins = withTwins(history.twins, base.id, values.twins, values.twinKind);
  const ownTwins = twins.findIndex(({ members }) => members.includes(base.id));
  const prefix = `/relatives/${others.length}/`;
  return checkFamilyHistory({ ...history, twins, relatives: [...others, relative] }).flatMap(({ path, message }) => {
    if (path === `/twins/${ownTwins}`) return [{ path: ['twins'], message }];
    return path.startsWith(prefix) ? [{ path: fieldOf(path.slice(prefix.length), values, base), message }] : [];
  });
}

/** The form's field that a pointer into a relative means. */
function fieldOf(pointer: string, values: RelativeValues, base: Relative): string[] {
  return pointer === 'relation' ? ['side'] : conditionFieldOf(pointer, values, base);
}

/** Whether what stands in the field of an age is neither an age nor “I don’t know”; an empty field waits for its answer. */
export function isNoAge(typed: string): boolean {
  return typed.trim() !== '' && readAge(typed) === undefined;
}

/** Whether an age that is asked for is open: nothing stands in its field, or what is no age. */
export function hasOpenAge(values: RelativeValues, base: Relative): boolean {
  return (isAgeAsked(values) && readAge(values.age) === undefined) || wrongOnsets(values, base).length > 0;
}
