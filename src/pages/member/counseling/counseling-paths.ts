import { stepPath } from '#domain/steps.ts';
import { counselingPages, type CounselingPage } from '#machines/counseling/machine.ts';

const start = stepPath('counseling');

/** The pages of the visit, below the step's prefix. */
export const counselingPaths = { start, book: `${start}book`, move: `${start}move` } as const;

/** The page of an address; the step's own where it names none that there is. */
export function counselingPageOf(pathname: string): CounselingPage {
  return counselingPages.find((page) => page !== 'start' && pathname === counselingPaths[page]) ?? 'start';
}
