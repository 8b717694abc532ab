export type DateParts = { year: string; month: string; day: string };

/** The parts of `YYYY-MM-DD`, also of one that is still being typed, such as `1985--4`. */
export function partsOf(value: unknown): DateParts {
  const [year = '', month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
  return { year, month: String(Number(month) || ''), day };
}

/**
 * `YYYY-MM-DD`, or '' when nothing is typed. An unfinished date keeps its gaps, so that no check takes it for a date, unless it
 * may be partial: then it ends with what is known.
 */
export function isoOf({ year, month, day }: DateParts, isPartial = false): string {
  const parts = [year.trim(), twoDigits(month), twoDigits(day)];
  if (isPartial && parts[0] !== '') {
    while (parts.at(-1) === '') parts.pop();
  }
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

function twoDigits(part: string): string {
  const digits = part.trim();
  return /^\d$/.test(digits) ? `0${digits}` : digits;
}
