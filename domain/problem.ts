import type { Words } from './words.ts';

/** Something a person can mend in what they sent: where it is (a pointer into the record), and what to do about it. */
export type FieldProblem = { path: string; message: Words };
