import { ageAtMost, easternmostDate } from '../dates.ts';
import type { QuestionnaireExtension } from '../fhir.ts';
import { extensionUrls } from '../questionnaire/extensions.ts';

/** Who answers, and when: nothing has happened to them that lies in the future, or before they were born. */
export type Respondent = { now: Date; dateOfBirth: string | null };

/** The limits of answers by `linkId`; ages are in years. Without a respondent only those that hold for everybody. */
export function limitsFor(respondent?: Respondent): Readonly<Record<string, readonly QuestionnaireExtension[]>> {
  const { now, dateOfBirth } = respondent ?? {};
  const ageNow = now && dateOfBirth ? ageAtMost(dateOfBirth, now) : oldest;
  const age = (min: number, max: number) => [
    { url: extensionUrls.minValue, valueInteger: min },
    { url: extensionUrls.maxValue, valueInteger: Math.min(max, ageNow) },
  ];
  return {
    'cancer.first-age': age(0, oldest),
    'testing.date': [
      ...(dateOfBirth ? [{ url: extensionUrls.minValue, valueDate: dateOfBirth }] : []),
      ...(now ? [{ url: extensionUrls.maxValue, valueDate: easternmostDate(now) }] : []),
    ],
    'reproductive.first-period-age': age(5, 30),
    'reproductive.first-birth-age': age(8, 80),
  };
}

const oldest = 130;
