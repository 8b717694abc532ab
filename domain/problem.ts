import type { Words } from './words.ts';

/** Something a person can mend in what they sent: where it is (a pointer into the record), and what to do about it. */
export type FieldProblem = { path: string; message: Words };

/** The problems of a part of a record, with their places in the whole. */
export function under<T extends FieldProblem>(prefix: string, problems: readonly T[]): T[] {
  return problems.map((problem) => ({ ...problem, path: `${prefix}${problem.path}` }));
}
