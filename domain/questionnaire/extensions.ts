import type { AnswerOption, QuestionnaireExtension, QuestionnaireItem } from '../fhir.ts';

/**
 * The standard FHIR R4 extensions that are read and written: https://hl7.org/fhir/R4/extension-minvalue.html,
 * https://hl7.org/fhir/R4/extension-maxvalue.html and https://hl7.org/fhir/R4/extension-questionnaire-optionexclusive.html
 */
export const extensionUrls = {
  minValue: 'http://hl7.org/fhir/StructureDefinition/minValue',
  maxValue: 'http://hl7.org/fhir/StructureDefinition/maxValue',
  optionExclusive: 'http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive',
} as const;

/** Whether an answer says that none of the others is true, and so can’t be chosen together with one. */
export function isExclusive({ extension = [] }: AnswerOption): boolean {
  return extension.some(({ url, valueBoolean }) => url === extensionUrls.optionExclusive && valueBoolean === true);
}

/** The smallest and the largest value that an answer may have, where the question sets one of this kind. */
export function limitsOf<Value>(
  { extension = [] }: QuestionnaireItem,
  valueOf: (extension: QuestionnaireExtension) => Value | undefined,
): { min: Value | undefined; max: Value | undefined } {
  const limit = (wanted: string) => extension.filter(({ url }) => url === wanted).map(valueOf)[0];
  return { min: limit(extensionUrls.minValue), max: limit(extensionUrls.maxValue) };
}
