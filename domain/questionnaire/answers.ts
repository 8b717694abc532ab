import type { Questionnaire, QuestionnaireItem, ResponseAnswer, ResponseItem, Value } from './r4.ts';

/** What an answer says, whatever its type; undefined when it says nothing (an empty text counts as nothing). */
export function valueOf(answer: Value): string | number | boolean | undefined {
  const { valueBoolean, valueInteger, valueDecimal, valueCoding, valueQuantity, valueReference } = answer;
  const text = answer.valueDate ?? answer.valueDateTime ?? answer.valueTime ?? answer.valueString ?? answer.valueUri;
  const number = valueInteger ?? valueDecimal ?? valueQuantity?.value;
  const named = valueCoding?.code ?? valueCoding?.display ?? valueReference?.reference ?? valueReference?.display;
  const value = valueBoolean ?? number ?? text ?? named ?? (answer.valueAttachment && true);
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}

/** The answers of an item that say something. */
export function givenAnswers(item: ResponseItem | undefined): ResponseAnswer[] {
  return (item?.answer ?? []).filter((answer) => valueOf(answer) !== undefined);
}

/** All items of a questionnaire, a parent before its children, in the order they are read. */
export function allItems<Item extends { item?: Item[] }>(questionnaire: { item?: Item[] }): Item[] {
  return (questionnaire.item ?? []).flatMap((item) => [item, ...allItems(item)]);
}

/** What a QuestionnaireResponse says it answers: canonical address and version. One without an address has none. */
export function canonicalOf(questionnaire: { url: string; version: string }): string;
export function canonicalOf(questionnaire: Pick<Questionnaire, 'url' | 'version'>): string | undefined;
export function canonicalOf({ url, version }: Pick<Questionnaire, 'url' | 'version'>): string | undefined {
  return url === undefined || version === undefined ? url : `${url}|${version}`;
}

/** Whether the item only holds or tells something. */
export function isQuestion({ type }: Pick<QuestionnaireItem, 'type'>): boolean {
  return type !== 'group' && type !== 'display';
}
