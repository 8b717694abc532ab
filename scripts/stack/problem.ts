/** Something the person at the keyboard can mend: its message is one sentence with the cause and the remedy. */
export class Problem extends Error {
  override name = 'Problem';
}

/** The code of a Node or PostgreSQL error (`EACCES`, `28P01`), or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** What an error says, on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message || codeOf(error) || error.name : String(error);
  return text.replace(/\s+/g, ' ').trim();
}
