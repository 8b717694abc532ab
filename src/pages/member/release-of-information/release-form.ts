import * as z from 'zod/mini';
import type { FieldProblem } from '#domain/problem.ts';
import { checkRelease, currentRelease, suggestedExpiry, usualReleaser } from '#domain/release.ts';
import { sanitizeText } from '#domain/validation.ts';
import { zCreateRoiForm } from '#openapi/generated/zod/zod.gen.ts';
import type { DraftValues } from '#src/features/drafts/store.ts';
import { getLocale, fieldError } from '#src/lib/locale.ts';
import { formTexts } from '#src/texts/forms.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';

const contract = zCreateRoiForm.shape;
/** A line break in a name stands for a space. */
const text = z.string().check(z.overwrite((typed) => sanitizeText(typed.replace(/\s+/g, ' '))));

/** The elements of an authorization that the member fills in, before the whole is checked and signed. */
export const releaseSchema = z.object({
  information: z.pipe(z.array(z.string()), contract.information),
  released_by: z.pipe(text.check(z.minLength(1, fieldError(texts.releasedByNeeded))), contract.released_by),
  recipient: z.pipe(text.check(z.minLength(1, fieldError(texts.recipientNeeded))), contract.recipient),
  purpose: z.pipe(z.string(), contract.purpose),
  expires_on: z
    .pipe(z.string().check(z.minLength(1, fieldError(texts.expiresNeeded))), contract.expires_on)
    .check(possibleExpiry),
});

export const releaseMessages = {
  information: texts.informationNeeded,
  purpose: texts.purposeNeeded,
  expires_on: formTexts.dateFormat,
};

/** What is typed, checked or not. */
export type ReleaseValues = z.input<typeof releaseSchema>;

/** What the form begins with: the draft, else what most people choose. */
export function firstValues(draft: DraftValues): ReleaseValues {
  const line = (name: keyof ReleaseValues, otherwise: string) => {
    const value = draft[name];
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    information: Array.isArray(draft['information']) ? draft['information'] : [],
    released_by: line('released_by', usualReleaser[getLocale()]),
    recipient: line('recipient', ''),
    purpose: line('purpose', ''),
    expires_on: line('expires_on', suggestedExpiry(new Date())),
  };
}

/** The domain's rules, beside their field. */
function possibleExpiry(typed: z.core.ParsePayload<string>): void {
  const form = { expires_on: typed.value, statements_version: currentRelease.version };
  report(typed, checkRelease(form, new Date()));
}

function report({ value, issues }: z.core.ParsePayload<string>, [problem]: readonly FieldProblem[]): void {
  if (problem) issues.push({ code: 'custom', input: value, message: problem.message[getLocale()] });
}
