import type { QuestionnaireResponse, ResponseAnswer, ResponseItem } from '#domain/fhir.ts';

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
