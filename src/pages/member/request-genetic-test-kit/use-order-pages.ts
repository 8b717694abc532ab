import { useLayoutEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { orderPages, type OrderEvent, type OrderFacts, type orderMachine } from '#machines/order/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { orderAddresses, orderPageOf } from './addresses.ts';

/** Which page of the order stands, as its machine says by what is known. */
export function useOrderPages({ isOpen, isHeld, isAddressGiven }: OrderFacts) {
  const { snapshot, send, advance } = useStepPages((journey) => journey.order, addresses);
  useLayoutEffect(
    () => send({ type: 'facts.read', facts: { isOpen, isHeld, isAddressGiven } }),
    [send, isOpen, isHeld, isAddressGiven],
  );
  return { shown: shownBy(snapshot), onDone: () => advance({ type: 'page.done' }) };
}

const addresses = {
  visitOf: (pathname: string): OrderEvent => ({ type: 'page.visited', page: orderPageOf(pathname) }),
  addressOf(snapshot: SnapshotFrom<typeof orderMachine>) {
    const page = orderPages.find((each) => snapshot.hasTag(each));
    return page && orderAddresses[page];
  },
};

function shownBy(snapshot: SnapshotFrom<typeof orderMachine>) {
  return ([...orderPages, 'open', 'held'] as const).find((tag) => snapshot.hasTag(tag));
}
