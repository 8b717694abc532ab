import { canonicalOf, isQuestion, isThisOption, type ItemNode, type PathStep } from '#domain/questionnaire.ts';
import type {
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  ResponseAnswer,
  ResponseItem,
} from '#domain/questionnaire/r4.ts';
import { initialItems, withInitialBelow } from './initial.ts';

/**
 * A response to begin with: what was answered before, as far as this questionnaire still asks it, so that a draft that was
 * begun under an earlier version goes on under the new one. Only who begins anew finds the initial values in it.
 */
export function beginResponse(
  questionnaire: Questionnaire,
  before: Pick<QuestionnaireResponse, 'item'> | undefined,
): QuestionnaireResponse {
  const canonical = canonicalOf(questionnaire);
  const asked = questionnaire.item ?? [];
  return {
    resourceType: 'QuestionnaireResponse',
    ...(canonical !== undefined && { questionnaire: canonical }),
    status: 'in-progress',
    item: before ? known(asked, before.item ?? []) : initialItems(asked),
  };
}

type Change = (there: readonly ResponseItem[]) => ResponseItem[];

/** The response with other answers at one place. What stands below an answer stays with it. */
export function withAnswers(
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
  node: ItemNode,
  answers: readonly ResponseAnswer[],
): QuestionnaireResponse {
  const { item } = node;
  return changed(questionnaire, response, node, ([before]) => {
    const earlier = before?.answer ?? [];
    const answer = answers.map((one, index) => {
      if (one.item) return one;
      const same = earlier.find((other) => isThisOption(other, one));
      const old = same ?? (earlier.length === answers.length ? earlier[index] : undefined);
      if (!old) return withInitialBelow(item, one);
      return old.item ? { ...one, item: old.item } : one;
    });
    return answer.length > 0 ? [{ linkId: item.linkId, answer }] : [];
  });
}

/** The response with one more of a group that repeats, after the last. */
export function withAddedGroup(
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
  node: ItemNode,
): QuestionnaireResponse {
  const { linkId, item: below = [] } = node.item;
  const begun: ResponseItem = { linkId, item: initialItems(below) };
  return changed(questionnaire, response, node, (there) => [...(there.length > 0 ? there : [{ linkId }]), begun]);
}

/** The response without one repetition of a group. */
export function withoutGroup(
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
  node: ItemNode,
): QuestionnaireResponse {
  return changed(questionnaire, response, node, (there) => there.toSpliced(node.repetition, 1));
}

function changed(
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
  { path, item }: ItemNode,
  change: Change,
): QuestionnaireResponse {
  return { ...response, item: inItems(questionnaire.item ?? [], response.item ?? [], path, item.linkId, change) };
}

/** The items with a change to those of one `linkId`, at the end of the way. They stay in the questionnaire’s order. */
function inItems(
  asked: readonly QuestionnaireItem[],
  given: readonly ResponseItem[],
  [step, ...way]: readonly PathStep[],
  linkId: string,
  change: Change,
): ResponseItem[] {
  return asked.flatMap((question) => {
    const there = given.filter((item) => item.linkId === question.linkId);
    if (!step) return question.linkId === linkId ? change(there) : there;
    if (question.linkId !== step.linkId) return there;
    const below = (items: readonly ResponseItem[] = []) => inItems(question.item ?? [], items, way, linkId, change);
    // In FHIR what is asked below a question stands below its answer.
    if (isQuestion(question)) {
      return there.map((item) => ({
        ...item,
        answer: (item.answer ?? []).map((one, index) =>
          index === step.index ? { ...one, item: below(one.item) } : one,
        ),
      }));
    }
    const groups = there.length > step.index ? there : [...there, { linkId: question.linkId }];
    return groups.map((item, index) => (index === step.index ? { ...item, item: below(item.item) } : item));
  });
}

function known(asked: readonly QuestionnaireItem[], given: readonly ResponseItem[]): ResponseItem[] {
  return asked.flatMap((question) => {
    const there = given.filter(({ linkId }) => linkId === question.linkId);
    const below = question.item ?? [];
    const kept = question.type === 'group' && question.repeats ? there : there.slice(0, 1);
    return kept.map(({ linkId, answer, item }) => ({
      linkId,
      ...(answer && {
        answer: answer.map(({ item: children, ...value }) =>
          children ? { ...value, item: known(below, children) } : value,
        ),
      }),
      ...(item && { item: known(below, item) }),
    }));
  });
}
