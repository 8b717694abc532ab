import type { Coding, EnableWhen, Questionnaire, QuestionnaireItem, ResponseAnswer, ResponseItem } from '../fhir.ts';
import { answersByLinkId } from './answers.ts';

/**
 * The `linkId`s of the items that are asked, given the answers so far. A disabled item disables everything below it, and
 * an answer to a disabled question counts as not given, so that a chain of conditions falls as a whole.
 */
export function enabledItems(
  questionnaire: Pick<Questionnaire, 'item'>,
  response: readonly ResponseItem[],
): Set<string> {
  const answers = answersByLinkId(response);
  const places = placesOf(questionnaire.item);
  const known = new Map<string, boolean>();

  function isEnabled(linkId: string): boolean {
    const place = places.get(linkId);
    if (!place) return false;
    const seen = known.get(linkId);
    if (seen !== undefined) return seen;
    // Conditions that go round in a circle (a fault of the questionnaire) find the item enabled rather than no end.
    known.set(linkId, true);
    const enabled = (place.parent === undefined || isEnabled(place.parent)) && conditionsHold(place.item);
    known.set(linkId, enabled);
    return enabled;
  }

  function conditionsHold({ enableWhen = [], enableBehavior = 'all' }: QuestionnaireItem): boolean {
    if (enableWhen.length === 0) return true;
    const holds = (condition: EnableWhen): boolean =>
      conditionHolds(condition, isEnabled(condition.question) ? (answers.get(condition.question) ?? []) : []);
    return enableBehavior === 'any' ? enableWhen.some(holds) : enableWhen.every(holds);
  }

  return new Set([...places.keys()].filter(isEnabled));
}

/**
 * One condition on the answers of its question, after https://hl7.org/fhir/R4/valueset-questionnaire-enable-operator.html:
 * `=`, `>`, `<`, `>=` and `<=` want at least one answer that fits; `!=` wants none that is equal, so it holds without any.
 */
function conditionHolds(condition: EnableWhen, answers: readonly ResponseAnswer[]): boolean {
  if (condition.operator === 'exists') return answers.length > 0 === (condition.answerBoolean ?? true);
  const isEqual = (answer: ResponseAnswer): boolean => compare(answer, condition) === 0;
  const fits = (test: (order: number) => boolean): boolean =>
    answers.some((answer) => {
      const order = compare(answer, condition);
      return order !== undefined && test(order);
    });
  switch (condition.operator) {
    case '=':
      return answers.some(isEqual);
    case '!=':
      return !answers.some(isEqual);
    case '>':
      return fits((order) => order > 0);
    case '<':
      return fits((order) => order < 0);
    case '>=':
      return fits((order) => order >= 0);
    case '<=':
      return fits((order) => order <= 0);
  }
}

/** Whether two codings mean the same: same code, and the same system where both name one. */
export function sameCoding(one: Coding, other: Coding): boolean {
  const sameSystem = one.system === undefined || other.system === undefined || one.system === other.system;
  return one.code !== undefined && one.code === other.code && sameSystem;
}

/** Negative, zero or positive as the answer is less than, equal to or more than the condition's; undefined across types. */
function compare(answer: ResponseAnswer, condition: EnableWhen): number | undefined {
  const { valueCoding } = answer;
  if (condition.answerCoding) return valueCoding && sameCoding(valueCoding, condition.answerCoding) ? 0 : undefined;
  const number = answer.valueInteger ?? answer.valueDecimal;
  const wantedNumber = condition.answerInteger ?? condition.answerDecimal;
  return (
    order(number, wantedNumber) ??
    order(answer.valueDate, condition.answerDate) ??
    order(answer.valueString, condition.answerString) ??
    (answer.valueBoolean !== undefined && answer.valueBoolean === condition.answerBoolean ? 0 : undefined)
  );
}

function order<T extends string | number>(one: T | undefined, other: T | undefined): number | undefined {
  if (one === undefined || other === undefined) return undefined;
  return one === other ? 0 : one < other ? -1 : 1;
}

type Place = { item: QuestionnaireItem; parent: string | undefined };

function placesOf(items: readonly QuestionnaireItem[], parent?: string): Map<string, Place> {
  return new Map(
    items.flatMap((item) => [[item.linkId, { item, parent }] as const, ...placesOf(item.item ?? [], item.linkId)]),
  );
}
