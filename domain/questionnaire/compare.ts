import { isCalendarDate } from '../dates.ts';
import type { Coding, EnableWhen, Quantity, ResponseAnswer } from './r4.ts';

/**
 * Negative, zero or positive as the answer is less than, equal to or more than what a condition names; NaN where it is not
 * equal and neither is more; undefined across types and where it can’t be told (the half of a date, another unit).
 */
export function compare(answer: ResponseAnswer, condition: EnableWhen): number | undefined {
  const number = answer.valueInteger ?? answer.valueDecimal;
  const text = answer.valueString ?? answer.valueUri;
  const { answerCoding, answerQuantity, answerReference } = condition;
  return (
    both(number, condition.answerInteger ?? condition.answerDecimal, order) ??
    both(text, condition.answerString, order) ??
    both(answer.valueDate, condition.answerDate, orderOfDays) ??
    both(answer.valueDateTime, condition.answerDateTime, orderOfMoments) ??
    both(answer.valueTime, condition.answerTime, (one, other) => order(inSeconds(one), inSeconds(other))) ??
    both(answer.valueBoolean, condition.answerBoolean, (one, other) => equality(one === other)) ??
    both(answer.valueCoding, answerCoding, (one, other) => equality(sameCoding(one, other))) ??
    both(answer.valueQuantity, answerQuantity, orderOfQuantities) ??
    both(answer.valueReference, answerReference, (one, other) =>
      equality(one.reference !== undefined && one.reference === other.reference),
    )
  );
}

/** Whether two codings mean the same: same code (or, without any, same words), and the same system where both name one. */
export function sameCoding(one: Coding, other: Coding): boolean {
  const sameSystem = one.system === undefined || other.system === undefined || one.system === other.system;
  if (one.code === undefined && other.code === undefined) {
    return sameSystem && one.display !== undefined && one.display === other.display;
  }
  return sameSystem && one.code === other.code;
}

function both<T>(one: T | undefined, other: T | undefined, of: (one: T, other: T) => number | undefined) {
  return one === undefined || other === undefined ? undefined : of(one, other);
}

function equality(isEqual: boolean): number {
  return isEqual ? 0 : NaN;
}

function order<T extends string | number>(one: T, other: T): number {
  return one === other ? 0 : one < other ? -1 : one > other ? 1 : NaN;
}

/** R4’s dates may be a year, or a year and a month. Those are compared as far as both go; what is left open is not equal. */
function orderOfDays(one: string, other: string): number | undefined {
  if (!isDay(one) || !isDay(other)) return undefined;
  const length = Math.min(one.length, other.length);
  const known = order(one.slice(0, length), other.slice(0, length));
  return known === 0 && one.length !== other.length ? undefined : known;
}

function isDay(text: string): boolean {
  return /^\d{4}(-\d{2})?$/.test(text) || isCalendarDate(text);
}

/** With the time of day they are moments, in whatever zone each was written; without it, days. */
function orderOfMoments(one: string, other: string): number | undefined {
  const [first, second] = [one, other].map((text) => (text.includes('T') ? Date.parse(text) : NaN));
  if (first !== undefined && second !== undefined && !isNaN(first) && !isNaN(second)) return order(first, second);
  const [day = '', otherDay = ''] = [one, other].map((text) => text.split('T')[0]);
  const known = orderOfDays(day, otherDay);
  // The same day, and one of the two has an hour: nobody knows which was first.
  return known === 0 && one.includes('T') !== other.includes('T') ? undefined : known;
}

/** `HH:MM:SS`, with or without a part of a second. */
function inSeconds(time: string): number {
  const [, hours, minutes, seconds] = /^(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
}

/** In the same unit only: nothing here converts pounds. */
function orderOfQuantities(one: Quantity, other: Quantity): number | undefined {
  const unit = ({ system, code, unit }: Quantity) => (code === undefined ? (unit ?? '') : `${system ?? ''}|${code}`);
  if (one.comparator !== undefined || other.comparator !== undefined || unit(one) !== unit(other)) return undefined;
  return both(one.value, other.value, order);
}
