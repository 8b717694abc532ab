import * as z from 'zod/mini';
import type { FieldProblem } from '#domain/problem.ts';
import {
  checkDrawing,
  checkSignature,
  currentDisclosures,
  drawingBox,
  legalName,
  otherName,
  type Drawing,
  type Signer,
} from '#domain/release.ts';
import { sanitizeText } from '#domain/validation.ts';
import { zCreateRoiForm } from '#openapi/generated/zod/zod.gen.ts';
import { getLocale, fieldError } from '#src/lib/locale.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';

const contract = zCreateRoiForm.shape;

/**
 * What is signed with, on the page that shows the whole form. Where all but the name may be right, and a code is asked, which
 * only the backend knows, it is the backend that looks at the name, too: then a wrong code and a wrong name are told together.
 */
export function signatureSchema(signer: Signer, asksCode: boolean) {
  const code = z.string().check(z.overwrite(sanitizeText));
  const fields = z.object({
    signing_consent: z.object({ code: asksCode ? code.check(z.regex(/^\d{4}$/, fieldError(texts.codeNeeded))) : code }),
    consents: z.boolean().check(z.refine((consents) => consents, fieldError(texts.consentsNeeded))),
    agrees: z.boolean().check(z.refine((agrees) => agrees, fieldError(texts.agreesNeeded))),
    signature: z
      .object({
        kind: z.enum(['typed', 'drawn']),
        text: z.string().check(z.overwrite((typed) => sanitizeText(typed.replace(/\s+/g, ' ')))),
        drawing: z.custom<Drawing | null>(),
      })
      .check((typed) => {
        for (const { path, message } of problemsOf(typed.value)) {
          const place = path.split('/').slice(2);
          typed.issues.push({ code: 'custom', input: typed.value, message: message[getLocale()], path: place });
        }
      }),
  });
  const isOwnName = ({ signature: { kind, text } }: z.output<typeof fields>) =>
    kind === 'drawn' || !isWritten(text) || checkSignature(text, signer).length === 0;
  return fields.check(
    z.refine(isOwnName, {
      path: ['signature', 'text'],
      error: () => otherName(signer)[getLocale()],
      when: ({ issues }) => !asksCode || issues.length > 0,
    }),
  );
}

export type Signed = z.output<ReturnType<typeof signatureSchema>>;

/** Nothing agreed to, nothing signed. */
export const unsigned: z.input<ReturnType<typeof signatureSchema>> = {
  signing_consent: { code: '' },
  ...{ consents: false, agrees: false },
  signature: { kind: 'typed', text: '', drawing: null },
};

/** What is sent of it. Below a drawn signature stands the legal name. */
export function signedBody({ signing_consent, signature }: Signed, signer: Signer, asksCode: boolean) {
  const { kind, text, drawing } = signature;
  return {
    agrees: true as const,
    signature:
      kind === 'drawn' && drawing
        ? { kind, text: legalName(signer), drawing: inContract(drawing) }
        : { kind: 'typed' as const, text },
    signing_consent: { version: currentDisclosures.version, ...(asksCode && { code: signing_consent.code }) },
  };
}

type Signature = { kind: 'typed' | 'drawn'; text: string; drawing: Drawing | null };

function problemsOf({ kind, text, drawing }: Signature): FieldProblem[] {
  if (kind === 'drawn') return checkDrawing(drawing ?? { ...drawingBox, strokes: [] });
  return isWritten(text) ? [] : [{ path: '/signature/text', message: texts.signatureNeeded }];
}

function isWritten(text: string): boolean {
  return text !== '' && contract.signature.shape.text.safeParse(text).success;
}

/** The contract says of the box that it is the one. */
function inContract({ strokes }: Drawing) {
  return { ...drawingBox, strokes };
}
