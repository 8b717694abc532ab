import { withoutDisabled } from '#domain/questionnaire.ts';
import type { Questionnaire, QuestionnaireResponse, ResponseAnswer, ResponseItem } from '#domain/questionnaire/r4.ts';
import { sanitizeLines } from './values.ts';

/** Characters of one text answer, as the contract has it. */
const longestText = 5000;

/** The response as a draft keeps it: as typed, but no longer than can be stored. The check says so beside the field. */
export function asDraft(response: QuestionnaireResponse): QuestionnaireResponse {
  const clip = (text: string) => Array.from(text).slice(0, longestText).join('');
  return { ...response, status: 'in-progress', item: eachText(response.item ?? [], clip) };
}

/** The response as it is submitted: only what is asked, without empty answers, its texts tidied. */
export function asSubmission(questionnaire: Questionnaire, response: QuestionnaireResponse): QuestionnaireResponse {
  const tidied = { ...response, item: eachText(response.item ?? [], sanitizeLines) };
  const { item, ...rest } = withoutDisabled(questionnaire, tidied);
  // FHIR has no empty lists.
  return { ...rest, ...(item.length > 0 && { item }), status: 'completed' };
}

function eachText(items: readonly ResponseItem[], change: (text: string) => string): ResponseItem[] {
  const inAnswer = ({ valueString, item, ...rest }: ResponseAnswer): ResponseAnswer => ({
    ...rest,
    ...(valueString !== undefined && { valueString: change(valueString) }),
    ...(item && { item: eachText(item, change) }),
  });
  return items.map(({ answer, item, ...rest }) => ({
    ...rest,
    ...(answer && { answer: answer.map(inAnswer) }),
    ...(item && { item: eachText(item, change) }),
  }));
}
