import type { Questionnaire, QuestionnaireItem, QuestionnaireResponse, ResponseAnswer, ResponseItem } from '../fhir.ts';
import type { FieldProblem } from '../problem.ts';
import type { Words } from '../words.ts';
import { canonicalOf, givenAnswers } from './answers.ts';
import { enabledItems } from './enabled.ts';
import { isExclusive } from './extensions.ts';
import { answerProblem, isThisOption } from './values.ts';

/**
 * Checks a response that is to be submitted: it answers this questionnaire, every required question that is asked has an
 * answer, and every answer fits its question. Paths are `/<linkId>`, for one of several answers `/<linkId>/<index>`.
 */
export function checkResponse(questionnaire: Questionnaire, response: QuestionnaireResponse): FieldProblem[] {
  if (!answersThis(questionnaire, response)) return [{ path: '/questionnaire', message: otherVersion }];
  const enabled = enabledItems(questionnaire, response.item);
  // What was answered before a condition fell is dropped at submission, so it can't be wrong any more.
  const check: Check = (question, item) => (enabled.has(item.linkId) ? checkQuestion(question, item) : []);
  return [...checkItems(questionnaire.item, response.item, check), ...gaps(questionnaire, response.item)];
}

/** Checks a draft: it answers this questionnaire and knows no other questions. Answers may be open or half typed. */
export function checkDraft(questionnaire: Questionnaire, response: QuestionnaireResponse): FieldProblem[] {
  if (!answersThis(questionnaire, response)) return [{ path: '/questionnaire', message: otherVersion }];
  return checkItems(questionnaire.item, response.item, () => []);
}

function answersThis(questionnaire: Questionnaire, response: QuestionnaireResponse): boolean {
  return response.questionnaire === canonicalOf(questionnaire);
}

type Check = (question: QuestionnaireItem, item: ResponseItem) => FieldProblem[];

function checkItems(asked: readonly QuestionnaireItem[], given: readonly ResponseItem[], check: Check): FieldProblem[] {
  const seen = new Set<string>();
  return given.flatMap((item) => {
    const path = `/${item.linkId}`;
    const question = asked.find(({ linkId }) => linkId === item.linkId);
    if (!question) return [{ path, message: unknownQuestion }];
    if (seen.has(item.linkId)) return [{ path, message: answeredTwice }];
    seen.add(item.linkId);
    return [...check(question, item), ...checkItems(question.item ?? [], childrenOf(item), check)];
  });
}

function checkQuestion(question: QuestionnaireItem, item: ResponseItem): FieldProblem[] {
  const answers = givenAnswers(item);
  if (answers.length > 1 && !question.repeats) return [{ path: `/${item.linkId}`, message: onlyOne }];
  const alone = (question.answerOption ?? []).filter(isExclusive);
  if (answers.length > 1 && answers.some((answer) => alone.some((option) => isThisOption(option, answer)))) {
    return [{ path: `/${item.linkId}`, message: notTogether }];
  }
  return answers.flatMap((answer, index) => {
    const message = answerProblem(question, answer) ?? repetition(question, answers.slice(0, index), answer);
    return message ? [{ path: question.repeats ? `/${item.linkId}/${index}` : `/${item.linkId}`, message }] : [];
  });
}

/** Of the answers to a choice none comes twice. */
function repetition(
  { type }: QuestionnaireItem,
  before: readonly ResponseAnswer[],
  answer: ResponseAnswer,
): Words | undefined {
  const isChoice = type === 'choice' || type === 'open-choice';
  return isChoice && before.some((earlier) => isThisOption(earlier, answer)) ? chosenTwice : undefined;
}

/** The required questions that are asked and have no answer, in the order of the questionnaire. */
function gaps(questionnaire: Questionnaire, given: readonly ResponseItem[]): FieldProblem[] {
  const enabled = enabledItems(questionnaire, given);
  const isAnswered = (item: ResponseItem): boolean =>
    givenAnswers(item).length > 0 || childrenOf(item).some((child) => isAnswered(child));
  const gapsOf = (asked: readonly QuestionnaireItem[], there: readonly ResponseItem[]): FieldProblem[] =>
    asked.flatMap((question) => {
      if (!enabled.has(question.linkId)) return [];
      const item = there.find(({ linkId }) => linkId === question.linkId);
      const isGap = question.required && question.type !== 'display' && !(item && isAnswered(item));
      const below = gapsOf(question.item ?? [], item ? childrenOf(item) : []);
      // A required group without any answer is told by its own required questions, if it has some.
      if (isGap && !(question.type === 'group' && below.length > 0)) {
        return [{ path: `/${question.linkId}`, message: needed }, ...below];
      }
      // Questions below a question are asked only with an answer to it.
      return question.type === 'group' || (item && isAnswered(item)) ? below : [];
    });
  return gapsOf(questionnaire.item, given);
}

function childrenOf(item: ResponseItem): ResponseItem[] {
  return [...(item.item ?? []), ...(item.answer ?? []).flatMap((answer) => answer.item ?? [])];
}

const needed: Words = {
  en: 'Please answer this question. “I don’t know” is fine.',
  es: 'Responda esta pregunta, por favor. “No lo sé” también vale.',
};
const unknownQuestion: Words = {
  en: 'This question is not part of the form. Reload the page to see the form as it is now.',
  es: 'Esta pregunta no es parte del formulario. Vuelva a cargar la página para ver el formulario actual.',
};
const answeredTwice: Words = {
  en: 'This question came in twice. Reload the page and answer it once.',
  es: 'Esta pregunta llegó dos veces. Vuelva a cargar la página y respóndala una vez.',
};
const onlyOne: Words = { en: 'Choose only one answer here.', es: 'Elija aquí una sola respuesta.' };
const notTogether: Words = {
  en: 'An answer like “None of these” or “I don’t know” can’t stand beside others. Clear it, or clear the others.',
  es: 'Una respuesta como “Ninguno de estos” o “No lo sé” no puede ir junto con otras. Quítela o quite las otras.',
};
const chosenTwice: Words = {
  en: 'This answer came in twice. Remove one of the two.',
  es: 'Esta respuesta llegó dos veces. Quite una de las dos.',
};
const otherVersion: Words = {
  en: 'The questions have changed since you opened them. Reload the page to see the new ones.',
  es: 'Las preguntas cambiaron desde que las abrió. Vuelva a cargar la página para ver las nuevas.',
};
