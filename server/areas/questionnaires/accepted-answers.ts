import { ageAtMost } from '#domain/dates.ts';
import { checkFamilyHistory, checkFamilySize, sanitizeFamilyHistory } from '#domain/family-history.ts';
import type { QuestionnaireResponse, ResponseAnswer, ResponseItem } from '#domain/fhir.ts';
import { medicalHistory } from '#domain/medical-history.ts';
import type { Respondent } from '#domain/medical-history/limits.ts';
import { under } from '#domain/problem.ts';
import { checkDraft, checkResponse, withoutDisabled } from '#domain/questionnaire.ts';
import type { Words } from '#domain/words.ts';
import { type Problem, unprocessable } from '../../errors/errors.ts';
import type { Input } from '../../contract/operation.ts';
import type { AnswersBody } from '../../db/schema/index.ts';

type Body = Input<'saveAnswers'>['body'];

/**
 * What is stored of the answers that were sent. A draft must only be of the right kind; a submission must be whole.
 * @throws ApiError 422 with the path of each problem
 */
export function acceptedAnswers(
  body: Body,
  status: 'in-progress' | 'completed' | 'amended',
  respondent: Respondent,
): AnswersBody {
  const { family_history, response } = body;
  if (body.questionnaire === 'survey') {
    if (response) throw unprocessable([{ path: '/response', message: notThis }]);
    if (!family_history) throw unprocessable([{ path: '/family_history', message: missing }]);
    const history = sanitizeFamilyHistory(family_history);
    refuse(checkFamilySize(history), '/family_history');
    if (status !== 'in-progress') refuse(checkFamilyHistory(history, ageOf(respondent)), '/family_history');
    return { family_history: history };
  }
  if (family_history) throw unprocessable([{ path: '/family_history', message: notThis }]);
  if (!response) throw unprocessable([{ path: '/response', message: missing }]);
  // The rules are the same in every language.
  const questions = medicalHistory('en', respondent);
  if (status === 'in-progress') {
    refuse(checkDraft(questions, response), '/response');
    return { response: bareResponse({ ...response, status }) };
  }
  refuse(checkResponse(questions, response), '/response');
  return { response: bareResponse({ ...withoutDisabled(questions, response), status }) };
}

function ageOf({ dateOfBirth, now }: Respondent): number | null {
  return dateOfBirth === null ? null : ageAtMost(dateOfBirth, now);
}

function refuse(problems: readonly Problem[], prefix: string): void {
  if (problems.length > 0) throw unprocessable(under(prefix, problems));
}

const missing: Words = { en: 'Send the answers of this form.', es: 'Envíe las respuestas de este formulario.' };
const notThis: Words = {
  en: 'These answers belong to another form.',
  es: 'Estas respuestas son de otro formulario.',
};

/**
 * The answers alone. What items and options are called (`text`, `display`) is the questionnaire's to say; whoever reads the
 * answers must not be shown words that the sender has put there.
 */
export function bareResponse(response: QuestionnaireResponse): QuestionnaireResponse {
  return { ...response, item: response.item.map(bareItem) };
}

function bareItem({ text: _, item, answer, ...rest }: ResponseItem): ResponseItem {
  return { ...rest, ...(answer && { answer: answer.map(bareAnswer) }), ...(item && { item: item.map(bareItem) }) };
}

function bareAnswer({ valueCoding, item, ...rest }: ResponseAnswer): ResponseAnswer {
  const { display: _, ...coding } = valueCoding ?? {};
  return { ...rest, ...(valueCoding && { valueCoding: coding }), ...(item && { item: item.map(bareItem) }) };
}
