import { stepPath } from '#domain/steps.ts';
import { orderPages, type OrderPage } from '#machines/order/machine.ts';

const start = stepPath('request-genetic-test-kit');

/** The pages of the order, below the step's prefix. */
export const orderPaths = { test: start, address: `${start}address`, check: `${start}check` } as const;

/** The page of an address; the first one where it names none that there is. */
export function orderPageOf(pathname: string): OrderPage {
  return orderPages.find((page) => page !== 'test' && pathname === orderPaths[page]) ?? 'test';
}
