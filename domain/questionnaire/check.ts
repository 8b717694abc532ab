import type { FieldProblem } from '../problem.ts';
import type { Words } from '../words.ts';
import { canonicalOf, givenAnswers, isQuestion } from './answers.ts';
import { layOut, type Form } from './enabled.ts';
import { isExclusive } from './extensions.ts';
import { countProblem, gap } from './gaps.ts';
import { hasEmptyOwnWords } from './own-words.ts';
import type { ItemNode } from './item-nodes.ts';
import type { Questionnaire, QuestionnaireItem, QuestionnaireResponse, ResponseAnswer, ResponseItem } from './r4.ts';
import { answerProblem, isThisOption } from './values.ts';

/** What is wrong at a place, with one of the answers there that say something, or with the own words that were chosen there. */
export type ItemProblem = { node: ItemNode; answer?: number; isOwnWords?: true; message: Words };

/**
 * Checks a response that is to be submitted: it answers this questionnaire, every required question that is asked has an
 * answer, and every answer fits its question. Paths are `/<linkId>`, with the repetitions of its groups before it
 * (`/<group>[1]/<linkId>`), for one of several answers `/<linkId>/<index>`.
 */
export function checkResponse(questionnaire: Questionnaire, response: QuestionnaireResponse): FieldProblem[] {
  if (!answersThis(questionnaire, response)) return [{ path: '/questionnaire', message: otherVersion }];
  const { item = [] } = response;
  const problems = problemsOn(layOut(questionnaire, item)).map(({ node, answer, message }) => ({
    path: answer === undefined ? `/${node.key}` : `/${node.key}/${answer}`,
    message,
  }));
  return [...strangers(questionnaire.item ?? [], item), ...problems];
}

/** Checks a draft: it answers this questionnaire and knows no other questions. Answers may be open or half typed. */
export function checkDraft(questionnaire: Questionnaire, response: QuestionnaireResponse): FieldProblem[] {
  if (!answersThis(questionnaire, response)) return [{ path: '/questionnaire', message: otherVersion }];
  return strangers(questionnaire.item ?? [], response.item ?? []);
}

/** What keeps a form from being submitted, in the order in which it is read. */
export function problemsOn({ all, enabled }: Form): ItemProblem[] {
  // What was answered before a condition fell is dropped at submission, so it can't be wrong any more.
  const asked = all.filter((node) => enabled.has(node));
  const missing = (node: ItemNode): ItemProblem[] => {
    // Whoever chose to answer in own words has not passed the question over, whether it needs an answer or not.
    if (hasEmptyOwnWords(node)) {
      return [{ node, isOwnWords: true, message: node.item.repeats ? ownWordsOrClear : ownWordsOrOther }];
    }
    const message = gap(node, enabled) ?? countProblem(node, asked);
    return message ? [{ node, message }] : [];
  };
  return asked.flatMap((node) => [...missing(node), ...misfits(node)]);
}

function answersThis(questionnaire: Questionnaire, response: QuestionnaireResponse): boolean {
  return response.questionnaire === canonicalOf(questionnaire);
}

/** What stands where the questionnaire has no such question, or twice. */
function strangers(asked: readonly QuestionnaireItem[], given: readonly ResponseItem[]): FieldProblem[] {
  const seen = new Set<string>();
  return given.flatMap((item) => {
    const path = `/${item.linkId}`;
    const question = asked.find(({ linkId }) => linkId === item.linkId);
    if (!question) return [{ path, message: unknownQuestion }];
    if (seen.has(item.linkId) && !(question.type === 'group' && question.repeats)) {
      return [{ path, message: answeredTwice }];
    }
    seen.add(item.linkId);
    const below = [item.item ?? [], ...(item.answer ?? []).map((answer) => answer.item ?? [])];
    return below.flatMap((children) => strangers(question.item ?? [], children));
  });
}

function misfits(node: ItemNode): ItemProblem[] {
  const { item: question, given } = node;
  const answers = givenAnswers(given);
  const several = question.repeats && isQuestion(question);
  if (answers.length > 1 && !several) return [{ node, message: onlyOne }];
  const alone = (question.answerOption ?? []).filter(isExclusive);
  if (answers.length > 1 && answers.some((answer) => alone.some((option) => isThisOption(option, answer)))) {
    return [{ node, message: notTogether }];
  }
  return answers.flatMap((answer, index) => {
    const message = answerProblem(question, answer) ?? repetition(question, answers.slice(0, index), answer);
    return message ? [{ node, message, ...(several && { answer: index }) }] : [];
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

const unknownQuestion: Words = {
  en: 'This question is not part of the form. Reload the page to see the form as it is now.',
  es: 'Esta pregunta no es parte del formulario. Vuelva a cargar la página para ver el formulario actual.',
};
const answeredTwice: Words = {
  en: 'This question appears twice. Reload the page and answer it once.',
  es: 'Esta pregunta aparece dos veces. Vuelva a cargar la página y respóndala una vez.',
};
const onlyOne: Words = { en: 'Choose only one answer here.', es: 'Elija aquí una sola respuesta.' };
const notTogether: Words = {
  en: 'An answer like “None of these” or “I don’t know” can’t stand beside others. Clear it, or clear the others.',
  es: 'Una respuesta como “Ninguno de estos” o “No lo sé” no puede ir junto con otras. Quítela o quite las otras.',
};
const chosenTwice: Words = {
  en: 'This answer appears twice. Remove one of the two.',
  es: 'Esta respuesta aparece dos veces. Quite una de las dos.',
};
const otherVersion: Words = {
  en: 'The questions have changed since you opened them. Reload the page to see the new ones.',
  es: 'Las preguntas cambiaron desde que las abrió. Vuelva a cargar la página para ver las nuevas.',
};
const ownWordsOrOther: Words = {
  en: 'Write your answer here, or choose another one.',
  es: 'Escriba aquí su respuesta o elija otra.',
};
const ownWordsOrClear: Words = {
  en: 'Write your answer here, or clear “Something else”.',
  es: 'Escriba aquí su respuesta o desmarque “Otra respuesta”.',
};
