import * as z from 'zod/mini';
import { isReadable, needsLetter } from '#domain/readable.ts';
import {
  changeNoteNeeded,
  outcomeNeeded,
  resultOutcomes,
  sanitizeSummary,
  type ResultOutcome,
  type SummaryContent,
} from '#domain/visit-summary.ts';
import { sanitizeText } from '#domain/validation.ts';
import { LOCALES, type Locale } from '#domain/words.ts';
import { hasBlanks } from '#domain/writing-templates.ts';
import type { components } from '#openapi/generated/types.ts';
import type { WritingValues } from '#src/features/drafts/writing-store.ts';
import { fieldError } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { dayAhead, flatRows, rowsOf, textOf } from '../draft-values.ts';

type Schemas = components['schemas'];

/** The parts of a summary that are texts of several lines, in the order of the form. */
export const summaryParts = [
  'overview',
  'reason',
  'family_history',
  'medical_history',
  'result_text',
  'relatives',
  'contact_note',
] as const;
export type SummaryPart = (typeof summaryParts)[number];

/** What the form of a summary holds. */
export type SummaryValues = Record<SummaryPart, string> & {
  locale: Locale;
  outcome: string;
  next: (typeof emptyAppointment)[];
  change_note: string;
};

export const emptyAppointment = { what: '', with_whom: '', timing: '', on: '' };

/** As many as the backend takes. */
export const mostAppointments = 20;

export function emptySummary(locale: Locale): SummaryValues {
  const parts = Object.fromEntries(summaryParts.map((part) => [part, ''])) as Record<SummaryPart, string>;
  return { ...parts, locale, outcome: '', next: [], change_note: '' };
}

/** The values of a summary that is signed, to be changed. */
export function valuesOfSummary({ content, locale }: Schemas['SummaryVersion']): SummaryValues {
  const { result, next_appointments, ...parts } = content;
  const next = next_appointments.map((each) => ({ ...each, on: each.on ?? '' }));
  return { ...parts, locale, outcome: result.outcome ?? '', result_text: result.text, next, change_note: '' };
}

/** What is sent when it is signed, cleaned as the backend cleans it. */
export function summaryOf(values: SummaryValues): Schemas['WriteSummary'] {
  const { locale, outcome, result_text, next, change_note, ...parts } = values;
  const content: SummaryContent = {
    ...parts,
    result: { outcome: resultOutcomes.find((each) => each === outcome) ?? null, text: result_text },
    next_appointments: next.map((each) => ({ ...each, on: each.on || null })),
  };
  return { locale, content: sanitizeSummary(content), change_note: sanitizeText(change_note) };
}

/**
 * The same rules as the backend's; no blank of a template is left, and no next appointment is on a day that is over, unless the
 * version that is changed said so. A change says what was changed.
 */
export function summarySchema(now: Date, changed: Schemas['SummaryVersion'] | undefined) {
  const saidBefore = changed?.content.next_appointments.map(({ on }) => on) ?? [];
  const upTo = (length: number) =>
    z.string().check(
      z.maxLength(length),
      z.refine((text) => !hasBlanks(text), fieldError(texts.blanksLeft)),
    );
  const lines = upTo(10_000);
  const needed = lines.check(
    z.refine((text) => text.trim() !== '', fieldError(texts.partNeeded)),
    z.refine((text) => text.trim() === '' || isReadable(text), fieldError(needsLetter)),
  );
  const line = upTo(200);
  return z.object({
    locale: z.enum(LOCALES),
    ...{ overview: needed, reason: needed, family_history: lines, medical_history: lines },
    outcome: z
      .string()
      .check(z.refine((code) => resultOutcomes.includes(code as ResultOutcome), fieldError(outcomeNeeded))),
    ...{ result_text: needed, relatives: lines },
    next: z
      .array(
        z.object({
          what: line.check(z.refine(isReadable, fieldError(needsLetter))),
          ...{ with_whom: line, timing: line, on: dayAhead(now, saidBefore) },
        }),
      )
      .check(z.maxLength(mostAppointments)),
    contact_note: lines,
    change_note: changed ? line.check(z.refine(isReadable, fieldError(changeNoteNeeded))) : line,
  });
}

/** As a draft holds it: flat, with the version that it was made from. */
export function draftOfSummary({ next, ...values }: SummaryValues, basedOn: number): WritingValues {
  return { ...values, ...flatRows('next', next), based_on: basedOn };
}

export function summaryFromDraft(draft: WritingValues, locale: Locale): SummaryValues {
  const empty = emptySummary(locale);
  const text = (name: string) => textOf(draft[name]);
  const parts = Object.fromEntries(summaryParts.map((part) => [part, text(part)])) as Record<SummaryPart, string>;
  return {
    ...{ ...empty, ...parts, outcome: text('outcome'), change_note: text('change_note') },
    locale: LOCALES.find((each) => each === draft['locale']) ?? locale,
    next: rowsOf(draft, 'next', emptyAppointment),
  };
}
