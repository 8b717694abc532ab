import { newCondition, newFamilyHistory, newRelative, type FamilyHistory } from '../../domain/family-history.ts';
import type { QuestionnaireResponse, ResponseItem } from '../../domain/fhir.ts';
import { medicalHistory } from '../../domain/medical-history.ts';
import { medicalHistoryCodes } from '../../domain/medical-history/worded.ts';
import { canonicalOf } from '../../domain/questionnaire.ts';

/** A family with breast and ovarian cancer on the mother's side. */
export function exampleFamily(makeId: () => string): FamilyHistory {
  return {
    ...newFamilyHistory(makeId),
    adopted: 'no',
    ashkenazi_jewish: 'unknown',
    parents_related: 'no',
    relatives: [
      {
        ...newRelative(makeId(), 'parent', 'maternal'),
        ...{ name: 'Mom', vital_status: 'living', age: 71, has_conditions: 'yes' },
        conditions: [{ ...newCondition('breast-cancer'), age_of_onset: 47 }],
      },
      {
        ...newRelative(makeId(), 'parent', 'paternal'),
        ...{ name: 'Dad', vital_status: 'living', age: 74, has_conditions: 'no' },
      },
      {
        ...newRelative(makeId(), 'sibling', 'both'),
        ...{
          name: 'Lena',
          sex_assigned_at_birth: 'female',
          vital_status: 'living',
          age: 41,
          has_conditions: 'unknown',
        },
      },
      {
        ...newRelative(makeId(), 'grandparent', 'maternal'),
        ...{ name: 'Grandma Rose', sex_assigned_at_birth: 'female', vital_status: 'deceased', age: 63 },
        has_conditions: 'yes',
        conditions: [{ ...newCondition('ovarian-cancer'), age_of_onset: 61 }],
      },
      {
        ...newRelative(makeId(), 'aunt-or-uncle', 'maternal'),
        ...{
          name: 'Aunt June',
          sex_assigned_at_birth: 'female',
          vital_status: 'living',
          age: 66,
          has_conditions: 'yes',
        },
        conditions: [newCondition('thyroid-cancer')],
      },
    ],
  };
}

/** Answers of somebody healthy. */
export function exampleResponse(): QuestionnaireResponse {
  return {
    resourceType: 'QuestionnaireResponse',
    questionnaire: canonicalOf(medicalHistory('en')),
    status: 'completed',
    item: [
      group('about-you', choice('about-you.sex', 'female'), choice('about-you.gender', 'woman')),
      group('cancer', choice('cancer.had', 'no'), choice('cancer.polyps', 'none')),
      group(
        'testing',
        { linkId: 'testing.had', answer: [{ valueBoolean: false }] },
        choice('testing.transplant', 'no'),
      ),
      group('reproductive', { linkId: 'reproductive.first-period-age', answer: [{ valueInteger: 13 }] }),
      group(
        'health',
        choice('health.conditions', 'high-blood-pressure'),
        { linkId: 'health.takes-medicines', answer: [{ valueBoolean: true }] },
        { linkId: 'health.medicines', answer: [{ valueString: 'Lisinopril' }] },
      ),
      group('habits', choice('habits.tobacco', 'never'), choice('habits.alcohol', 'sometimes')),
    ],
  };
}

function group(linkId: string, ...item: ResponseItem[]): ResponseItem {
  return { linkId, item };
}

function choice(linkId: string, code: string): ResponseItem {
  return { linkId, answer: [{ valueCoding: { system: medicalHistoryCodes, code } }] };
}
