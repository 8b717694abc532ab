import { stepPath } from '#domain/steps.ts';

const start = stepPath('release-of-information');

/**
 * The pages of the step: what was signed or decided, else the choice; the choice itself; a new form, the same to read, and to
 * sign.
 */
export const releaseAddresses = {
  signed: start,
  choice: `${start}choice`,
  form: `${start}form`,
  check: `${start}check`,
  sign: `${start}sign`,
};
