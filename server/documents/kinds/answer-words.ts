import { listFormat } from '#domain/formats.ts';
import { dateWords, isThisOption } from '#domain/questionnaire.ts';
import type { QuestionnaireItem, ResponseAnswer } from '#domain/questionnaire/r4.ts';
import type { Locale } from '#domain/words.ts';
import { documentTexts as texts } from '../texts.ts';

/** Answers to a question in words, as the option reads in this language where it is one. */
export function answerWords(item: QuestionnaireItem, answers: readonly ResponseAnswer[], locale: Locale): string {
  const words = answers.map((answer) => {
    const option = item.answerOption?.find((each) => isThisOption(each, answer));
    const { valueCoding: coding, valueBoolean, valueDate } = { ...answer, ...option };
    if (valueBoolean !== undefined) return (valueBoolean ? texts.yes : texts.no)[locale];
    if (coding) return coding.display ?? coding.code ?? '';
    if (valueDate !== undefined) return dateWords(valueDate, locale);
    return String(answer.valueString ?? answer.valueInteger ?? answer.valueDecimal ?? '');
  });
  return listFormat(locale).format(words.filter(Boolean));
}
