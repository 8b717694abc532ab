import type { Questionnaire, QuestionnaireResponse, ResponseAnswer, ResponseItem } from '#domain/fhir.ts';
import { canonicalOf } from '#domain/questionnaire.ts';
import type * as r4 from '#domain/questionnaire/r4.ts';

/** A response as the contract has it: our own questions have no other answers than these. */
export function forContract(questionnaire: Questionnaire, response: r4.QuestionnaireResponse): QuestionnaireResponse {
  const { resourceType, status, item = [] } = response;
  return { resourceType, questionnaire: canonicalOf(questionnaire), status, item: item.map(bareItem) };
}

function bareItem({ linkId, answer, item }: r4.ResponseItem): ResponseItem {
  return { linkId, ...(answer && { answer: answer.map(bareAnswer) }), ...(item && { item: item.map(bareItem) }) };
}

function bareAnswer(answer: r4.ResponseAnswer): ResponseAnswer {
  const { valueBoolean, valueInteger, valueDecimal, valueDate, valueString, valueCoding, item } = answer;
  return {
    ...(valueBoolean !== undefined && { valueBoolean }),
    ...(valueInteger !== undefined && { valueInteger }),
    ...(valueDecimal !== undefined && { valueDecimal }),
    ...(valueDate !== undefined && { valueDate }),
    ...(valueString !== undefined && { valueString }),
    ...(valueCoding && { valueCoding }),
    ...(item && { item: item.map(bareItem) }),
  };
}
