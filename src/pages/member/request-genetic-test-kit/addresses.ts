import { stepPath } from '#domain/steps.ts';

const start = stepPath('request-genetic-test-kit');

/** The pages of the order, below the step's prefix. */
export const orderAddresses = { test: start, address: `${start}address`, check: `${start}check` } as const;
