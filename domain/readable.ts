import type { FieldProblem } from './problem.ts';
import { sanitizeText } from './validation.ts';
import type { Words } from './words.ts';

/** Which of these texts, by path, say nothing: a name or a signature needs a letter or a digit to be read. */
export function checkReadable(texts: Readonly<Record<string, string | undefined>>): FieldProblem[] {
  return Object.entries(texts)
    .filter(([, text]) => text !== undefined && !isReadable(text))
    .map(([path]) => ({ path, message: needsLetter }));
}

/** Whether somebody could read the text once it is cleaned: invisible characters alone do not count. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(sanitizeText(text));
}

/** The refusal of a text that says nothing. */
export const needsLetter: Words = { en: 'Use letters here.', es: 'Use letras aquí.' };
