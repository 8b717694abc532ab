import type {
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  ResponseAnswer,
  ResponseItem,
} from '../../../domain/fhir.ts';
import { canonicalOf } from '../../../domain/questionnaire.ts';

/**
 * A response to begin with: what was answered before, as far as this questionnaire still asks it. A draft that was begun
 * under an earlier version so goes on under the new one.
 */
export function beginResponse(
  questionnaire: Questionnaire,
  before: Pick<QuestionnaireResponse, 'item'> | undefined,
): QuestionnaireResponse {
  return {
    resourceType: 'QuestionnaireResponse',
    questionnaire: canonicalOf(questionnaire),
    status: 'in-progress',
    item: known(questionnaire.item, before?.item ?? []),
  };
}

/** The response with other answers to one question. What stands below the question stays. */
export function withAnswers(
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
  linkId: string,
  answers: readonly ResponseAnswer[],
): QuestionnaireResponse {
  return { ...response, item: place(questionnaire.item, response.item, linkId, answers) };
}

/** The answers to a question as they stand in the response, those that say nothing yet among them. */
export function rawAnswers(items: readonly ResponseItem[], linkId: string): readonly ResponseAnswer[] {
  for (const item of items) {
    if (item.linkId === linkId) return item.answer ?? [];
    const below = rawAnswers([...(item.item ?? []), ...(item.answer ?? []).flatMap((one) => one.item ?? [])], linkId);
    if (below.length > 0) return below;
  }
  return [];
}

function known(asked: readonly QuestionnaireItem[], given: readonly ResponseItem[]): ResponseItem[] {
  return asked.flatMap((question) => {
    const item = given.find(({ linkId }) => linkId === question.linkId);
    if (!item) return [];
    const below = question.item ?? [];
    const answer = item.answer?.map(({ item: children, ...value }) =>
      children ? { ...value, item: known(below, children) } : value,
    );
    return [{ linkId: item.linkId, ...(answer && { answer }), ...(item.item && { item: known(below, item.item) }) }];
  });
}

function place(
  asked: readonly QuestionnaireItem[],
  given: readonly ResponseItem[],
  linkId: string,
  answers: readonly ResponseAnswer[],
): ResponseItem[] {
  return asked.flatMap((question) => {
    const item = given.find((one) => one.linkId === question.linkId);
    if (question.linkId === linkId) return replaced(linkId, item, answers);
    if (!holds(question, linkId)) return item ? [item] : [];
    const below = question.item ?? [];
    if (question.type === 'group') {
      return [{ ...item, linkId: question.linkId, item: place(below, item?.item ?? [], linkId, answers) }];
    }
    // In FHIR what is asked below a question stands below its answer.
    const [first, ...others] = item?.answer ?? [];
    if (!first) return item ? [item] : [];
    const answered = { ...first, item: place(below, first.item ?? [], linkId, answers) };
    return [{ ...item, linkId: question.linkId, answer: [answered, ...others] }];
  });
}

function replaced(
  linkId: string,
  before: ResponseItem | undefined,
  answers: readonly ResponseAnswer[],
): ResponseItem[] {
  const below = before?.answer?.[0]?.item;
  const [first, ...others] = answers;
  if (!first) return [];
  return [{ linkId, answer: [below ? { ...first, item: below } : first, ...others] }];
}

function holds(question: QuestionnaireItem, linkId: string): boolean {
  return (question.item ?? []).some((item) => item.linkId === linkId || holds(item, linkId));
}
