import { listFormat } from '#domain/formats.ts';
import { valueOf } from '#domain/questionnaire.ts';
import type { QuestionnaireItem, ResponseAnswer } from '#domain/questionnaire/r4.ts';
import { useLocale, useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { displayOf, optionLabel, optionOf } from './values.ts';

/** Says answers in the language of the moment: `text(item, answers)`; an empty text when there are none. */
export function useAnswerText() {
  const t = useWords();
  const locale = useLocale();
  const list = listFormat(locale);

  const one = (item: QuestionnaireItem, answer: ResponseAnswer): string => {
    const option = optionOf(item, answer);
    if (option) return optionLabel(option, locale);
    if (answer.valueBoolean !== undefined) return t(answer.valueBoolean ? commonTexts.yes : commonTexts.no);
    const { valueCoding, valueQuantity, valueReference } = answer;
    const amount = valueQuantity && `${valueQuantity.value ?? ''} ${valueQuantity.unit ?? valueQuantity.code ?? ''}`;
    return (
      displayOf(answer, locale) ||
      (amount?.trim() ?? valueCoding?.display ?? valueCoding?.code ?? valueReference?.display ?? '')
    );
  };
  return (item: QuestionnaireItem, answers: readonly ResponseAnswer[]): string =>
    list.format(answers.filter((answer) => valueOf(answer) !== undefined).map((answer) => one(item, answer)));
}
