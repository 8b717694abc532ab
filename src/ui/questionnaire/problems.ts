import type { Questionnaire, QuestionnaireResponse, ResponseAnswer } from '../../../domain/fhir.ts';
import { checkResponse, valueOf, type LimitsByLinkId } from '../../../domain/questionnaire.ts';
import type { Words } from '../../../domain/words.ts';
import { answerable, isSupported } from './support.ts';
import { questionsOf, type Page } from './pages.ts';
import { rawAnswers } from './response.ts';

/** A problem by the name of its field: the question’s `linkId`, with `/index` for one of several answers. */
export type AnswerProblem = { name: string; linkId: string; message: Words };

/** What keeps the answers of a page from being sent, in the order of its questions. */
export function pageProblems(
  page: Page,
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
  limits: LimitsByLinkId,
): AnswerProblem[] {
  const found = checkResponse(answerable(questionnaire), response, limits);
  return questionsOf(page)
    .filter(isSupported)
    .flatMap(({ linkId }) =>
      found.flatMap(({ path, message }) => {
        if (path !== `/${linkId}` && !isOneOf(path, linkId)) return [];
        return [{ name: nameOf(path, linkId, rawAnswers(response.item, linkId)), linkId, message }];
      }),
    );
}

function isOneOf(path: string, linkId: string): boolean {
  return path.startsWith(`/${linkId}/`) && /^\d+$/.test(path.slice(linkId.length + 2));
}

/** The check counts only the answers that say something; the fields count all lines. */
function nameOf(path: string, linkId: string, answers: readonly ResponseAnswer[]): string {
  if (path === `/${linkId}`) return linkId;
  const lines = answers.flatMap((answer, line) => (valueOf(answer) === undefined ? [] : [line]));
  return `${linkId}/${lines[Number(path.slice(linkId.length + 2))] ?? 0}`;
}
