import type { QuestionnaireResponse, ResponseItem } from '#domain/fhir.ts';
import { medicalHistory } from '#domain/medical-history.ts';
import { medicalHistoryCodes } from '#domain/medical-history/worded.ts';
import { canonicalOf } from '#domain/questionnaire.ts';

/** Answers of somebody healthy. */
export function exampleResponse(sex: 'female' | 'male' = 'female'): QuestionnaireResponse {
  const gender = sex === 'female' ? 'woman' : 'man';
  const periods = group('reproductive', { linkId: 'reproductive.first-period-age', answer: [{ valueInteger: 13 }] });
  return {
    resourceType: 'QuestionnaireResponse',
    questionnaire: canonicalOf(medicalHistory('en')),
    status: 'completed',
    item: [
      group('about-you', choice('about-you.sex', sex), choice('about-you.gender', gender)),
      group('cancer', choice('cancer.had', 'no'), choice('cancer.polyps', 'none')),
      group(
        'testing',
        { linkId: 'testing.had', answer: [{ valueBoolean: false }] },
        choice('testing.transplant', 'no'),
      ),
      ...(sex === 'female' ? [periods] : []),
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
