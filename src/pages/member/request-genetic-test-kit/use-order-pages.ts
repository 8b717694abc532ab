import { orderPages, type OrderFacts } from '#machines/order/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { orderPaths, orderPageOf } from './order-paths.ts';

/** Which page of the order stands, as its machine says by what is known. */
export function useOrderPages(facts: OrderFacts) {
  const { shown, advance } = useStepPages((journey) => journey.order, pages, facts);
  return { shown, onDone: () => advance({ type: 'page.done' }) };
}

const shownPages = [...orderPages, 'open', 'held'] as const;

const pages = {
  pages: shownPages,
  destinationOf: orderPageOf,
  viewOf: () => undefined,
  addressOf: (page: (typeof shownPages)[number]) => (page === 'open' || page === 'held' ? undefined : orderPaths[page]),
};
