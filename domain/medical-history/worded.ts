import type { AnswerOption, EnableWhen, QuestionnaireItem } from '../fhir.ts';
import type { Locale, Words } from '../words.ts';

/** A questionnaire item whose texts are there in every language. */
export type WordedItem = Pick<
  QuestionnaireItem,
  'linkId' | 'type' | 'required' | 'repeats' | 'maxLength' | 'enableWhen' | 'enableBehavior'
> & { text: Words; options?: Readonly<Record<string, Words>>; item?: readonly WordedItem[] };

/** The system of all codes of the medical history. */
export const medicalHistoryCodes = 'https://novi.example/fhir/CodeSystem/medical-history';

/** The items in one language; the `linkId`s and codes are the same in all. */
export function inLanguage(items: readonly WordedItem[], locale: Locale): QuestionnaireItem[] {
  return items.map(({ text, options, item, ...rest }) => ({
    ...rest,
    text: text[locale],
    ...(options && { answerOption: optionsIn(options, locale) }),
    ...(item && { item: inLanguage(item, locale) }),
  }));
}

/** Holds when the question has this code among its answers. */
export function answered(question: string, code: string): EnableWhen {
  return { question, operator: '=', answerCoding: { system: medicalHistoryCodes, code } };
}

/** A question that everybody can answer. */
export const yesNoUnknown: Readonly<Record<string, Words>> = {
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  unknown: { en: 'I don’t know', es: 'No lo sé' },
};

function optionsIn(options: Readonly<Record<string, Words>>, locale: Locale): AnswerOption[] {
  return Object.entries(options).map(([code, display]) => ({
    valueCoding: { system: medicalHistoryCodes, code, display: display[locale] },
  }));
}
