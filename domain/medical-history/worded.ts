import type { AnswerOption, EnableWhen, QuestionnaireExtension, QuestionnaireItem } from '../fhir.ts';
import { extensionUrls } from '../questionnaire/extensions.ts';
import type { Locale, Words } from '../words.ts';

/** A questionnaire item whose texts are there in every language. */
export type WordedItem = Pick<
  QuestionnaireItem,
  'linkId' | 'type' | 'required' | 'repeats' | 'maxLength' | 'enableWhen' | 'enableBehavior'
> & {
  text: Words;
  options?: Readonly<Record<string, Words>>;
  /** The codes of the options that can’t be chosen together with others. */
  exclusive?: readonly string[];
  item?: readonly WordedItem[];
};

/** The system of all codes of the medical history. */
export const medicalHistoryCodes = 'https://novi.example/fhir/CodeSystem/medical-history';

/** The items in one language, with their limits by `linkId`; the `linkId`s and codes are the same in all languages. */
export function inLanguage(
  items: readonly WordedItem[],
  locale: Locale,
  limits: Readonly<Record<string, readonly QuestionnaireExtension[]>>,
): QuestionnaireItem[] {
  return items.map(({ text, options, exclusive, item, ...rest }) => {
    const extension = limits[rest.linkId] ?? [];
    return {
      ...rest,
      text: text[locale],
      ...(extension.length > 0 && { extension: [...extension] }),
      ...(options && { answerOption: optionsIn(options, exclusive ?? [], locale) }),
      ...(item && { item: inLanguage(item, locale, limits) }),
    };
  });
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

function optionsIn(
  options: Readonly<Record<string, Words>>,
  exclusive: readonly string[],
  locale: Locale,
): AnswerOption[] {
  return Object.entries(options).map(([code, display]) => ({
    valueCoding: { system: medicalHistoryCodes, code, display: display[locale] },
    ...(exclusive.includes(code) && { extension: [{ url: extensionUrls.optionExclusive, valueBoolean: true }] }),
  }));
}
