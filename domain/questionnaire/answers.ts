import type { Questionnaire, QuestionnaireItem, ResponseAnswer, ResponseItem } from '../fhir.ts';

/** What an answer says, whatever its type; undefined when it says nothing (an empty text counts as nothing). */
export function valueOf(answer: ResponseAnswer): string | number | boolean | undefined {
  const { valueBoolean, valueInteger, valueDecimal, valueDate, valueString, valueCoding } = answer;
  const value = valueBoolean ?? valueInteger ?? valueDecimal ?? valueDate ?? valueString ?? valueCoding?.code;
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}

/** The answers of an item that say something. */
export function givenAnswers(item: ResponseItem | undefined): ResponseAnswer[] {
  return (item?.answer ?? []).filter((answer) => valueOf(answer) !== undefined);
}

/** All answers of a response that say something, by the `linkId` of their question, at whatever depth they stand. */
export function answersByLinkId(items: readonly ResponseItem[]): Map<string, ResponseAnswer[]> {
  const found = new Map<string, ResponseAnswer[]>();
  const collect = (item: ResponseItem): void => {
    found.set(item.linkId, [...(found.get(item.linkId) ?? []), ...givenAnswers(item)]);
    item.item?.forEach(collect);
    item.answer?.forEach((answer) => answer.item?.forEach(collect));
  };
  items.forEach(collect);
  return found;
}

/** All items of a questionnaire, a parent before its children, in the order they are read. */
export function allItems(questionnaire: Pick<Questionnaire, 'item'>): QuestionnaireItem[] {
  const flat = (item: QuestionnaireItem): QuestionnaireItem[] => [item, ...(item.item ?? []).flatMap(flat)];
  return questionnaire.item.flatMap(flat);
}

/** What a QuestionnaireResponse says it answers: canonical address and version. */
export function canonicalOf(questionnaire: Pick<Questionnaire, 'url' | 'version'>): string {
  return `${questionnaire.url}|${questionnaire.version}`;
}
