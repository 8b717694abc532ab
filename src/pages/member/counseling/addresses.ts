import { stepPath } from '#domain/steps.ts';

const start = stepPath('counseling');

/** The pages of the visit, below the step's prefix. */
export const visitAddresses = { start, book: `${start}book`, move: `${start}move` } as const;
