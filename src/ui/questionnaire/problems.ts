import type { Questionnaire, QuestionnaireItem, QuestionnaireResponse, ResponseAnswer } from '../../../domain/fhir.ts';
import { checkResponse, valueOf } from '../../../domain/questionnaire.ts';
import type { Words } from '../../../domain/words.ts';
import { answerable, isLines, isSupported } from './support.ts';
import { questionsOf, titleOf, type Page } from './pages.ts';
import { lineName } from './names.ts';
import { rawAnswers } from './response.ts';

/**
 * A problem by the name of its field: the question’s `linkId`, with `/index` for one of several answers. The same sentence
 * fits many questions, so `question` says which one it is.
 */
export type AnswerProblem = { name: string; linkId: string; question: string; message: Words };

/** What keeps the answers of a page from being sent, in the order of its questions. */
export function pageProblems(
  page: Page,
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
): AnswerProblem[] {
  const found = checkResponse(answerable(questionnaire), response);
  return questionsOf(page)
    .filter(isSupported)
    .flatMap((item) =>
      found.flatMap(({ path, message }) => {
        const { linkId } = item;
        if (path !== `/${linkId}` && !isOneOf(path, linkId)) return [];
        return [
          { name: nameOf(path, item, rawAnswers(response.item, linkId)), linkId, question: titleOf(item), message },
        ];
      }),
    );
}

function isOneOf(path: string, linkId: string): boolean {
  return path.startsWith(`/${linkId}/`) && /^\d+$/.test(path.slice(linkId.length + 2));
}

/** The check counts only the answers that say something; the fields count all lines. */
function nameOf(path: string, item: QuestionnaireItem, answers: readonly ResponseAnswer[]): string {
  const { linkId } = item;
  if (path === `/${linkId}`) return isLines(item) ? lineName(linkId, 0) : linkId;
  const lines = answers.flatMap((answer, line) => (valueOf(answer) === undefined ? [] : [line]));
  return lineName(linkId, lines[Number(path.slice(linkId.length + 2))] ?? 0);
}
