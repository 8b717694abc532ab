import { stepPath } from '#domain/steps.ts';
import { releasePages, type ReleasePage } from '#machines/release/machine.ts';

const start = stepPath('release-of-information');

/**
 * The pages of the step: what was signed or decided, else the choice; the choice itself; a new form, the same to read, and to
 * sign.
 */
export const releasePaths = {
  signed: start,
  choice: `${start}choice`,
  form: `${start}form`,
  check: `${start}check`,
  sign: `${start}sign`,
} as const;

/** The page of an address; the step's own where it names none that there is. */
export function releasePageOf(pathname: string): ReleasePage {
  return releasePages.find((page) => page !== 'start' && pathname === releasePaths[page]) ?? 'start';
}
