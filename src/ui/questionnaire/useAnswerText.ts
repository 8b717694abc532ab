import type { QuestionnaireItem, ResponseAnswer } from '../../../domain/fhir.ts';
import { valueOf } from '../../../domain/questionnaire.ts';
import { commonTexts } from '../../texts/common.ts';
import { useLocale, useWords } from '../../texts/locale.ts';
import { optionLabel, optionOf, textOf } from './values.ts';

/** Says answers in the language of the moment: `text(item, answers)`; an empty text when there are none. */
export function useAnswerText() {
  const t = useWords();
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });

  const one = (item: QuestionnaireItem, answer: ResponseAnswer): string => {
    const option = optionOf(item, answer);
    if (option) return optionLabel(option);
    if (answer.valueBoolean !== undefined) return t(answer.valueBoolean ? commonTexts.yes : commonTexts.no);
    if (answer.valueDate !== undefined) return day.format(new Date(`${answer.valueDate}T00:00:00Z`));
    return textOf(answer) || (answer.valueCoding?.display ?? answer.valueCoding?.code ?? '');
  };
  return (item: QuestionnaireItem, answers: readonly ResponseAnswer[]): string =>
    list.format(answers.filter((answer) => valueOf(answer) !== undefined).map((answer) => one(item, answer)));
}
