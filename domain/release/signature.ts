import { sameName } from '../eligibility.ts';
import { fullName } from '../names.ts';
import type { FieldProblem } from '../problem.ts';
import { sanitizeText } from '../validation.ts';
import { fill, type Words } from '../words.ts';
import { checkDrawing, drawingBox, type Drawing } from './drawing.ts';

/** The legal name of the person who signs, as stored at the eligibility check. */
export type Signer = { firstName: string; middleName: string; lastName: string };

/** The name that a signature is expected to be. */
export function legalName({ firstName, middleName, lastName }: Signer): string {
  return fullName(firstName, middleName, lastName);
}

/**
 * What keeps a signature from being the signer’s. With a drawn one comes the legal name, which stands below it.
 */
export function checkSigned(signature: Signature, signer: Signer): FieldProblem[] {
  const { kind, text, drawing } = signature;
  const drawn = kind === 'drawn' ? checkDrawing(drawing ?? { ...drawingBox, strokes: [] }) : [];
  const stray = kind === 'typed' && drawing ? [{ path: '/signature/drawing', message: noDrawing }] : [];
  return [...checkSignature(text, signer), ...drawn, ...stray];
}

type Signature = { kind: 'typed' | 'drawn'; text: string; drawing?: Drawing | undefined };

/**
 * What keeps a typed signature from being the signer’s: it is their first and last name. The middle name may be left out
 * or be initials; case, accents, blanks and hyphens do not count. Nothing else may stand in it: what is signed is a name.
 */
export function checkSignature(text: string, signer: Signer): FieldProblem[] {
  const typed = sanitizeText(text);
  const { firstName, middleName, lastName } = signer;
  const initials = middleName.split(/[\s-]+/).map((name) => Array.from(name)[0] ?? '');
  const middles = ['', middleName, initials[0] ?? '', initials.join('')];
  const isTheirs = middles.some((middle) => sameName(typed, `${firstName} ${middle} ${lastName}`));
  return isTheirs && isName(typed, legalName(signer)) ? [] : [{ path: '/signature/text', message: otherName(signer) }];
}

/** A legal name may have characters of its own, like a digit; it is signed as it stands on file. */
function isName(typed: string, legal: string): boolean {
  return Array.from(typed).every((char) => /[\p{L}\p{M}\p{Zs}'’.,-]/u.test(char) || legal.includes(char));
}

/** What is said of a signature that is not the signer’s legal name. */
export function otherName(signer: Signer): Words {
  const name = legalName(signer);
  const words = { en: 'Type your legal name: {name}', es: 'Escriba su nombre legal: {name}' };
  return { en: fill(words, 'en', { name }), es: fill(words, 'es', { name }) };
}

const noDrawing: Words = {
  en: 'A typed signature has no drawing.',
  es: 'Una firma escrita no lleva dibujo.',
};
