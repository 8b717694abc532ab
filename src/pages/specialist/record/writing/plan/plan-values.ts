import * as z from 'zod/mini';
import { isReadable, needsLetter } from '#domain/readable.ts';
import { planDoers, sanitizePlan } from '#domain/visit-summary.ts';
import { LOCALES, type Locale } from '#domain/words.ts';
import { hasBlanks } from '#domain/writing-templates.ts';
import type { components } from '#openapi/generated/types.ts';
import type { WritingValues } from '#src/features/drafts/writing-store.ts';
import { fieldError } from '#src/lib/locale.ts';
import { planWritingTexts as planTexts, writingTexts as texts } from '#src/texts/writing.ts';
import { dayAhead, flatRows, rowsOf, textOf } from '../draft-values.ts';

type Schemas = components['schemas'];

/** One thing to do in the form. */
type ItemValues = { what: string; who: string; timing: string; due_on: string };

/**
 * What the form of a care plan holds. A template and a draft name the fields of its items by their numbers: `items.0.what`,
 * `items.0.who` (a code of `planDoers`, or nothing), `items.0.timing` and `items.0.due_on` (YYYY-MM-DD, or nothing).
 */
export type PlanValues = { locale: Locale; title: string; items: ItemValues[] };

export const emptyItem: ItemValues = { what: '', who: '', timing: '', due_on: '' };

export function emptyPlan(locale: Locale): PlanValues {
  return { locale, title: '', items: [emptyItem] };
}

/** The values of a plan that is signed, to be changed. */
export function valuesOfPlan({ locale, title, items }: Schemas['CarePlan']): PlanValues {
  const rows = items.map(({ what, who, timing, due_on }) => ({ what, who: who ?? '', timing, due_on: due_on ?? '' }));
  return { locale, title, items: rows };
}

/** What is sent when it is signed, cleaned as the backend cleans it; `what` is typed in several lines and is one. */
export function planOf({
  locale,
  title,
  items,
}: PlanValues): Pick<Schemas['AddCarePlan'], 'locale' | 'title' | 'items'> {
  const things = items.map(({ what, who, timing, due_on }) => ({
    ...{ what: what.replace(/\s+/g, ' '), timing, due_on: due_on || null },
    who: planDoers.find((each) => each === who) ?? null,
  }));
  return { locale, ...sanitizePlan({ title, items: things }) };
}

/**
 * The same rules as the backend's; no blank of a template is left, and nothing is due on a day that is over everywhere, unless
 * the plan that is changed said so.
 */
export function planSchema(now: Date, replaced: Schemas['CarePlan'] | undefined) {
  const isFilled = z.refine<string>((text) => !hasBlanks(text), fieldError(texts.blanksLeft));
  const line = z.string().check(z.maxLength(200), isFilled);
  const saidBefore = replaced?.items.map(({ due_on }) => due_on) ?? [];
  const item = z.object({
    what: z.string().check(z.maxLength(500), isFilled, z.refine(isReadable, fieldError(planTexts.itemNeeded))),
    who: z.string(),
    timing: line,
    due_on: dayAhead(now, saidBefore),
  });
  return z.object({
    locale: z.enum(LOCALES),
    title: line.check(z.refine(isReadable, fieldError(needsLetter))),
    items: z.array(item).check(z.minLength(1), z.maxLength(mostItems)),
  });
}

/** As many as the backend takes. */
export const mostItems = 30;

/** As a draft holds it: flat, with the plan that it changes. */
export function draftOfPlan({ items, ...values }: PlanValues, replaces: string): WritingValues {
  return { ...values, ...flatRows('items', items), based_on: replaces };
}

export function planFromDraft(draft: WritingValues, locale: Locale): PlanValues {
  const items = rowsOf(draft, 'items', emptyItem);
  return {
    locale: LOCALES.find((each) => each === draft['locale']) ?? locale,
    title: textOf(draft['title']),
    items: items.length > 0 ? items : [emptyItem],
  };
}
