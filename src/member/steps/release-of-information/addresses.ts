import { stepPath } from '../../../../domain/steps.ts';

const start = stepPath('release-of-information');

/** The pages of the step: what was signed, a new form, the same to read, and to sign. */
export const releaseAddresses = { signed: start, form: `${start}form`, check: `${start}check`, sign: `${start}sign` };
