import * as z from 'zod/mini';
import {
  checkFamilyHistory,
  type FamilyHistory,
  type Gender,
  type ParentsRelation,
  type SexAtBirth,
  type YesNoUnknown,
} from '#domain/family-history.ts';
import { zFamilyHistory, zGenderAnswer, zYesNoUnknown } from '#openapi/generated/zod/zod.gen.ts';
import { getLocale } from '#src/lib/locale.ts';
import { conditionTexts } from '#src/texts/conditions.ts';
import { aboutYouTexts } from '#src/texts/survey.ts';
import {
  conditionFieldOf,
  conditionShape,
  wrongOnsets,
  toConditions,
  toConditionValues,
  type ConditionsValues,
} from './conditions/conditions-form.ts';

/** What the page about the member asks for. */
export const aboutYouFields = [
  ...(['sex_assigned_at_birth', 'gender', 'adopted', 'parents_related', 'parents_relation'] as const),
  ...(['has_conditions', 'conditions'] as const),
] as const satisfies (keyof FamilyHistory)[];
type AboutYou = Pick<FamilyHistory, (typeof aboutYouFields)[number]>;

/** The answers as the form holds them; empty while nobody has answered. */
export type AboutYouValues = ConditionsValues & {
  sex_assigned_at_birth: SexAtBirth | '' | null;
  gender: Gender | '' | null;
  adopted: YesNoUnknown | '';
  parents_related: YesNoUnknown | '';
  parents_relation: ParentsRelation | '' | null;
};

/** The answers as the form holds them. */
export function toAboutYouValues(history: FamilyHistory): AboutYouValues {
  return {
    ...toConditionValues(history),
    sex_assigned_at_birth: history.sex_assigned_at_birth ?? '',
    gender: history.gender ?? '',
    adopted: history.adopted ?? '',
    parents_related: history.parents_related ?? '',
    parents_relation: history.parents_relation ?? '',
  };
}

/** The form's values as they can be stored at any moment; `base` is what stood there when the page was opened. */
export function toAboutYou(values: AboutYouValues, base: FamilyHistory): AboutYou {
  return {
    ...toConditions(values, base),
    sex_assigned_at_birth: values.sex_assigned_at_birth || null,
    gender: values.gender || null,
    adopted: values.adopted || null,
    parents_related: values.parents_related || null,
    parents_relation: values.parents_related === 'yes' ? values.parents_relation || null : null,
  };
}

const answer = z.union([zYesNoUnknown, z.literal('')]);

/** The form's rules: each question is answered, and what is said of conditions fits together, and the member's age. */
export function aboutYouSchema(base: FamilyHistory, age: number | null) {
  return z
    .object({
      ...conditionShape,
      sex_assigned_at_birth: z.union([zFamilyHistory.shape.sex_assigned_at_birth, z.literal('')]),
      gender: z.union([zGenderAnswer, z.literal('')]),
      adopted: answer,
      parents_related: answer,
      parents_relation: z.union([zFamilyHistory.shape.parents_relation, z.literal('')]),
    })
    .check(({ value, issues }) => {
      const locale = getLocale();
      const say = (path: string[], message: string) => issues.push({ code: 'custom', input: value, path, message });
      for (const { name } of wrongOnsets(value, base))
        say(['conditions', name, 'onset'], conditionTexts.onsetFormat[locale]);
      for (const { path, message } of checkFamilyHistory({ ...base, ...toAboutYou(value, base) }, age)) {
        const field = conditionFieldOf(path.slice(1), value, base);
        const name = aboutYouFields.find((known) => known === field[0]);
        if (name) say(field, (needs[path] ?? message)[locale]);
      }
    });
}

const needs: Partial<Record<string, { en: string; es: string }>> = {
  '/sex_assigned_at_birth': aboutYouTexts.sexNeeded,
  '/adopted': aboutYouTexts.adoptedNeeded,
  '/parents_related': aboutYouTexts.relatedNeeded,
};
