import { isCalendarDate } from '#domain/dates.ts';
import { dateFormat } from '#domain/formats.ts';
import { dateWords, isExclusive, isPartialDate, isThisOption } from '#domain/questionnaire.ts';
import type { AnswerOption, QuestionnaireItem, ResponseAnswer, Value } from '#domain/questionnaire/r4.ts';
import { sanitizeText } from '#domain/validation.ts';
import type { Locale } from '#domain/words.ts';

/**
 * What was typed as an answer of the item's type. What is not (yet) of that type, such as a month without its year, stays a text: so a
 * draft keeps it, and the check of the answers refuses it.
 */
export function answerOf({ type }: Pick<QuestionnaireItem, 'type'>, typed: string): ResponseAnswer {
  const text = typed.trim();
  if (type === 'integer' && /^[+-]?\d{1,15}$/.test(text)) return { valueInteger: Number(text) };
  if (type === 'decimal' && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return { valueDecimal: Number(text) };
  if (type === 'date' && isPartialDate(text)) return { valueDate: text };
  if (type === 'time' && /^\d{2}:\d{2}(:\d{2})?$/.test(text)) return { valueTime: text.padEnd(8, ':00') };
  if (type === 'dateTime' && !isNaN(Date.parse(text)) && text.includes('T')) return { valueDateTime: inZone(text) };
  if (type === 'url' && /^\S+$/.test(text)) return { valueUri: text };
  return { valueString: withoutControls(typed) };
}

/** An answer as the text of its control. */
export function textOf(answer: ResponseAnswer | undefined): string {
  const { valueString, valueDate, valueTime, valueDateTime, valueUri, valueInteger, valueDecimal } = answer ?? {};
  if (valueTime !== undefined) return valueTime.replace(/^(\d{2}:\d{2}):00$/, '$1');
  if (valueDateTime !== undefined) return inThisZone(valueDateTime);
  return valueString ?? valueDate ?? valueUri ?? String(valueInteger ?? valueDecimal ?? '');
}

/** The answer that an option stands for. Its name is left out: that depends on the language, the answer does not. */
export function answerOfOption(option: AnswerOption): ResponseAnswer {
  const { initialSelected: _, extension: __, valueCoding, ...value } = option;
  if (!valueCoding) return value;
  const { system, code, display } = valueCoding;
  const name = code === undefined ? { ...(display !== undefined && { display }) } : { code };
  return { valueCoding: { ...(system !== undefined && { system }), ...name } };
}

/** The option that an answer chose; none where it was typed. */
export function optionOf(item: QuestionnaireItem, answer: ResponseAnswer): AnswerOption | undefined {
  return item.answerOption?.find((option) => isThisOption(option, answer));
}

/**
 * What stays chosen of `next`, the indexes of options (and other keys): an option that stands alone, like “None of these”,
 * clears the others when it is ticked, and goes when another is.
 */
export function applyExclusiveOptions(
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
export function optionLabel({ valueCoding, ...value }: Value, locale: Locale): string {
  return valueCoding?.display ?? valueCoding?.code ?? displayOf(value, locale);
}

/** A day, a time, a number or a text as people read it. */
export function displayOf(answer: Value, locale: Locale): string {
  const { valueDate, valueDateTime } = answer;
  const day = valueDate ?? (valueDateTime?.includes('T') ? undefined : valueDateTime);
  if (day !== undefined) return dateWords(day, locale);
  const moment = new Date(valueDateTime ?? NaN);
  if (isNaN(moment.getTime())) return textOf(answer);
  return dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(moment);
}

/** A text answer made ready to be sent: each line cleaned by itself, so that a long answer keeps its lines. */
export function sanitizeLines(text: string): string {
  return text.split('\n').map(sanitizeText).join('\n').trim();
}

/** R4 wants a zone where there is a time of day: the one in which it was typed. */
function inZone(local: string): string {
  if (/(Z|[+-]\d{2}:\d{2})$/.test(local)) return local;
  const minutes = -new Date(local).getTimezoneOffset();
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${local.slice(0, 16)}:00${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** `YYYY-MM-DDTHH:MM`, as a control of this device has it. A day without an hour begins with it. */
function inThisZone(moment: string): string {
  if (!moment.includes('T')) return isCalendarDate(moment) ? `${moment}T00:00` : moment;
  const there = new Date(moment);
  return isNaN(there.getTime())
    ? moment
    : new Date(there.getTime() - there.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Line breaks and tabs belong to a long answer; what else can't be seen has no place in one. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
}
