import type { FamilyHistory } from './family-history.ts';
import type { Questionnaire } from './fhir.ts';
import { aboutYou, reproductive } from './medical-history/about-you.ts';
import { ownCancer } from './medical-history/cancer.ts';
import { withSurvey } from './medical-history/from-survey.ts';
import { background, habits, otherHealth } from './medical-history/general.ts';
import { testing } from './medical-history/testing.ts';
import { limitsFor, type Respondent } from './medical-history/limits.ts';
import { inLanguage } from './medical-history/worded.ts';
import type { Locale } from './words.ts';

/**
 * Raised with every change of a question, an option or a condition: a response names the version it answers. Limits that
 * hang on who answers and on the day belong to no version, and no more does what the survey has said.
 */
const version = '1.2.0';

/**
 * The questions about a member's own health, as a FHIR R4 Questionnaire. Only choices that include “I don’t know” are
 * required, so that nobody is stuck; every other question may stay open. `respondent` sets the limits of ages and dates; what
 * the member has said of themself in `survey` is chosen already.
 */
export function medicalHistory(locale: Locale, respondent?: Respondent, survey?: FamilyHistory): Questionnaire {
  const es = locale === 'es';
  const item = inLanguage(
    [aboutYou, ownCancer, testing, reproductive, otherHealth, habits, background],
    locale,
    limitsFor(respondent),
  );
  return {
    resourceType: 'Questionnaire',
    url: 'https://novi.example/fhir/Questionnaire/medical-history',
    version,
    title: es ? 'Su salud' : 'Your health',
    description: es
      ? 'Responda lo que sepa. “No lo sé” es una buena respuesta, y puede dejar en blanco lo que no sea obligatorio.'
      : 'Answer what you know. “I don’t know” is a good answer, and you can leave blank what is not required.',
    status: 'active',
    item: survey ? withSurvey(item, survey, locale) : item,
  };
}
