import type { AnswerOption, Extension, QuestionnaireItem } from './r4.ts';

const standard = 'http://hl7.org/fhir/StructureDefinition/';

/**
 * The standard FHIR R4 extensions that are read and written, each at its address with `.html`, as in
 * https://hl7.org/fhir/R4/extension-minvalue.html and https://hl7.org/fhir/R4/extension-questionnaire-optionexclusive.html
 */
export const extensionUrls = {
  minValue: `${standard}minValue`,
  maxValue: `${standard}maxValue`,
  maxDecimalPlaces: `${standard}maxDecimalPlaces`,
  minLength: `${standard}minLength`,
  regex: `${standard}regex`,
  entryFormat: `${standard}entryFormat`,
  minOccurs: `${standard}questionnaire-minOccurs`,
  maxOccurs: `${standard}questionnaire-maxOccurs`,
  optionExclusive: `${standard}questionnaire-optionExclusive`,
  hidden: `${standard}questionnaire-hidden`,
  itemControl: `${standard}questionnaire-itemControl`,
  unit: `${standard}questionnaire-unit`,
} as const;

type Extended = { extension?: Extension[] };

/** Whether an answer says that none of the others is true, and so can’t be chosen together with one. */
export function isExclusive({ extension = [] }: Pick<AnswerOption, 'extension'>): boolean {
  return extension.some(({ url, valueBoolean }) => url === extensionUrls.optionExclusive && valueBoolean === true);
}

/** Whether the item is for machines only. */
export function isHidden({ extension = [] }: Extended): boolean {
  return extension.some(({ url, valueBoolean }) => url === extensionUrls.hidden && valueBoolean === true);
}

/** How the item wishes to be drawn, as a code of http://hl7.org/fhir/questionnaire-item-control. */
export function controlOf({ extension = [] }: Extended): string | undefined {
  const control = extension.find(({ url }) => url === extensionUrls.itemControl)?.valueCodeableConcept;
  return control?.coding?.find(({ code }) => code !== undefined)?.code;
}

/**
 * What is to be worked out for an item by a program, and is not here: whether it is asked, its answer, or its list of answers. SDC
 * has such extensions at http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-….
 */
export function unevaluatedIn({ extension = [] }: Extended): 'asked' | 'answer' | undefined {
  const names = extension.map(({ url }) => url.slice(url.lastIndexOf('/') + 1).replace(/^(sdc-)?questionnaire-/, ''));
  if (names.includes('enableWhenExpression')) return 'asked';
  return names.some((name) => /expression$/i.test(name)) ? 'answer' : undefined;
}

/** What a number counts. */
export function unitOf({ extension = [] }: Extended): string | undefined {
  const unit = extension.find(({ url }) => url === extensionUrls.unit)?.valueCoding;
  return unit?.display ?? unit?.code;
}

/** The smallest and the largest value that an answer may have, where the question sets one of this kind. */
export function limitsOf<Value>(
  { extension = [] }: Pick<QuestionnaireItem, 'extension'>,
  valueOf: (extension: Extension) => Value | undefined,
): { min: Value | undefined; max: Value | undefined } {
  const limit = (wanted: string) => extension.filter(({ url }) => url === wanted).map(valueOf)[0];
  return { min: limit(extensionUrls.minValue), max: limit(extensionUrls.maxValue) };
}
