import * as z from 'zod/mini';
import { westernmostDate } from '#domain/dates.ts';
import type { WritingValues } from '#src/features/drafts/writing-store.ts';
import { fieldError } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';

/** A date that is not over everywhere, unless what is changed said so already, or none. */
export function dayAhead(now: Date, saidBefore: readonly (string | null)[]) {
  const isAhead = (day: string) => day === '' || day >= westernmostDate(now) || saidBefore.includes(day);
  return z
    .union([z.literal(''), z.iso.date(fieldError(texts.dateWrong))])
    .check(z.refine(isAhead, fieldError(texts.dayOver)));
}

/** Rows of a form under names of their own: `next.0.what`. */
export function flatRows(name: string, rows: readonly Record<string, string>[]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([key, value]) => [`${name}.${String(index)}.${key}`, value] as const),
    ),
  );
}

/** The rows that such names stand for; what a row does not say is as in `empty`. */
export function rowsOf<Row extends Record<string, string>>(draft: WritingValues, name: string, empty: Row): Row[] {
  const rows: Row[] = [];
  while (Object.keys(empty).some((key) => `${name}.${String(rows.length)}.${key}` in draft)) {
    const at = rows.length;
    const entries = Object.keys(empty).map((key) => [key, textOf(draft[`${name}.${String(at)}.${key}`])]);
    rows.push(Object.fromEntries(entries) as Row);
  }
  return rows;
}

export function textOf(value: WritingValues[string] | undefined): string {
  return typeof value === 'string' ? value : '';
}
