import { isCalendarDate } from '../../../domain/dates.ts';
import type { AnswerOption, QuestionnaireItem, ResponseAnswer } from '../../../domain/fhir.ts';
import { isExclusive } from '../../../domain/questionnaire.ts';
import { sameCoding } from '../../../domain/questionnaire/enabled.ts';
import { sanitizeText } from '../../../domain/validation.ts';

/**
 * What was typed as an answer of the item's type. What is not (yet) of that type, such as half a date, stays a text: so a
 * draft keeps it, and the check of the answers refuses it.
 */
export function answerOf({ type }: Pick<QuestionnaireItem, 'type'>, typed: string): ResponseAnswer {
  const text = typed.trim();
  if (type === 'integer' && /^[+-]?\d{1,15}$/.test(text)) return { valueInteger: Number(text) };
  if (type === 'decimal' && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return { valueDecimal: Number(text) };
  if (type === 'date' && isCalendarDate(text)) return { valueDate: text };
  return { valueString: withoutControls(typed) };
}

/** An answer as the text of its control. */
export function textOf(answer: ResponseAnswer | undefined): string {
  const { valueString, valueDate, valueInteger, valueDecimal } = answer ?? {};
  return valueString ?? valueDate ?? String(valueInteger ?? valueDecimal ?? '');
}

/** The answer that an option stands for. Its name is left out: that depends on the language, the answer does not. */
export function answerOfOption({ valueCoding, valueInteger, valueString }: AnswerOption): ResponseAnswer {
  if (valueCoding) {
    const { system, code } = valueCoding;
    return { valueCoding: { ...(system !== undefined && { system }), ...(code !== undefined && { code }) } };
  }
  return valueInteger === undefined ? { valueString: valueString ?? '' } : { valueInteger };
}

export function optionOf(item: QuestionnaireItem, answer: ResponseAnswer): AnswerOption | undefined {
  return item.answerOption?.find(({ valueCoding, valueInteger, valueString }) => {
    if (valueCoding) return answer.valueCoding !== undefined && sameCoding(valueCoding, answer.valueCoding);
    return valueInteger === undefined ? valueString === answer.valueString : valueInteger === answer.valueInteger;
  });
}

/**
 * What stays chosen of `next`, the indexes of options (and other keys): an option that stands alone, like “None of these”,
 * clears the others when it is ticked, and goes when another is.
 */
export function keptTogether(
  before: readonly string[],
  next: readonly string[],
  options: readonly AnswerOption[],
): readonly string[] {
  const standsAlone = (key: string) => options.some((option, index) => String(index) === key && isExclusive(option));
  const ticked = next.find((key) => !before.includes(key));
  if (ticked === undefined) return next;
  return standsAlone(ticked) ? [ticked] : next.filter((key) => !standsAlone(key));
}

/** What an option is called. */
export function optionLabel({ valueCoding, valueInteger, valueString }: AnswerOption): string {
  return valueCoding?.display ?? valueCoding?.code ?? valueString ?? String(valueInteger ?? '');
}

/** A text answer made ready to be sent: each line cleaned by itself, so that a long answer keeps its lines. */
export function tidyText(text: string): string {
  return text.split('\n').map(sanitizeText).join('\n').trim();
}

/** Line breaks and tabs belong to a long answer; what else can't be seen has no place in one. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
}
