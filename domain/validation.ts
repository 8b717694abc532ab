/** Zip code: 5 digits, optionally a hyphen and 4 digits. The contract says the same; a test compares them. */
export const zipPattern = /^\d{5}(-\d{4})?$/;

/** The form of an e-mail address, as zod has it: said here for the pages that load no zod. A test compares them. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Password length in characters, after OWASP ASVS 5.0 (6.2.1, 6.2.9): no composition rules. */
export const passwordLength = { min: 8, max: 128 } as const;

/** Prepares a text of one line that somebody typed: control and other invisible characters out, Unicode NFC, trimmed. */
export function sanitizeText(text: string): string {
  return withoutControls(text).replace(invisible, '').normalize('NFC').trim();
}

/** A password loses its control characters and is otherwise sent as it was typed. */
export function sanitizePassword(password: string): string {
  return withoutControls(password);
}

function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}

/**
 * Line and paragraph separators, and what Unicode says to show as nothing: zero-width characters, fillers, the marks that
 * turn the direction of what follows. They make two texts that look the same differ, or a text look like another one.
 * The joiners go, too: no language of ours needs them to be read.
 */
const invisible = /[\u2028\u2029\p{Default_Ignorable_Code_Point}]/gu;
