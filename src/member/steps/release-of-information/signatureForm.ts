import { z } from 'zod';
import type { FieldProblem } from '../../../../domain/problem.ts';
import {
  checkDrawing,
  checkSignature,
  currentDisclosures,
  drawingBox,
  legalName,
  type Drawing,
  type Signer,
} from '../../../../domain/release.ts';
import { sanitizeText } from '../../../../domain/validation.ts';
import { zCreateRoiForm } from '../../../../openapi/generated/zod/zod.gen.ts';
import { getLocale, say } from '../../../texts/locale.ts';
import { releaseTexts as texts } from '../../../texts/release.ts';

const contract = zCreateRoiForm.shape;

/** What is signed with, on the page that shows the whole form. */
export function signatureSchema(signer: Signer) {
  return z.object({
    signing_consent: z.object({
      code: z
        .string()
        .overwrite(sanitizeText)
        .regex(/^\d{4}$/, say(texts.codeNeeded)),
    }),
    consents: z.boolean().refine((consents) => consents, say(texts.consentsNeeded)),
    agrees: z.boolean().refine((agrees) => agrees, say(texts.agreesNeeded)),
    signature: z
      .object({
        kind: z.enum(['typed', 'drawn']),
        text: z.string().overwrite((typed) => sanitizeText(typed.replace(/\s+/g, ' '))),
        drawing: z.custom<Drawing | null>(),
      })
      .check((typed) => {
        for (const { path, message } of problemsOf(typed.value, signer)) {
          const place = path.split('/').slice(2);
          typed.issues.push({ code: 'custom', input: typed.value, message: message[getLocale()], path: place });
        }
      }),
  });
}

export type Signed = z.output<ReturnType<typeof signatureSchema>>;

/** Nothing agreed to, nothing signed. */
export const unsigned: z.input<ReturnType<typeof signatureSchema>> = {
  signing_consent: { code: '' },
  ...{ consents: false, agrees: false },
  signature: { kind: 'typed', text: '', drawing: null },
};

/** What is sent of it. Below a drawn signature stands the legal name. */
export function signedBody({ signing_consent, signature }: Signed, signer: Signer) {
  const { kind, text, drawing } = signature;
  return {
    agrees: true as const,
    signature:
      kind === 'drawn' && drawing
        ? { kind, text: legalName(signer), drawing: inContract(drawing) }
        : { kind: 'typed' as const, text },
    signing_consent: { version: currentDisclosures.version, code: signing_consent.code },
  };
}

function problemsOf({ kind, text, drawing }: Signed['signature'], signer: Signer): FieldProblem[] {
  if (kind === 'drawn') return checkDrawing(drawing ?? { ...drawingBox, strokes: [] });
  if (text === '') return [{ path: '/signature/text', message: texts.signatureNeeded }];
  const fits = contract.signature.shape.text.safeParse(text).success;
  return fits ? checkSignature(text, signer) : [{ path: '/signature/text', message: texts.signatureNeeded }];
}

/** The contract says of the box that it is the one. */
function inContract({ strokes }: Drawing) {
  return { ...drawingBox, strokes };
}
