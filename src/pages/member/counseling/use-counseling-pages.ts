import { useLayoutEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CounselingEvent, CounselingFacts, counselingMachine } from '#machines/counseling/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { counselingPageOf, visitAddresses } from './addresses.ts';

export type CounselingPages = ReturnType<typeof useCounselingPages>;

/** Which page of the visit stands, as its machine says by what is known. */
export function useCounselingPages({ isBooked, isDone, canMove }: CounselingFacts) {
  const { snapshot, send, advance } = useStepPages((journey) => journey.counseling, addresses);
  useLayoutEffect(
    () => send({ type: 'facts.read', facts: { isBooked, isDone, canMove } }),
    [send, isBooked, isDone, canMove],
  );
  return {
    shown: shownPages.find((page) => snapshot.hasTag(page)),
    /** The visit was moved here, and the page says so. */
    isMoved: snapshot.context.isMoved,
    /** Whether to cancel is asked. */
    isAsking: snapshot.hasTag('asking'),
    send,
    advance,
  };
}

const shownPages = ['booking', 'booked', 'moving', 'done'] as const;

const addresses = {
  visitOf: (pathname: string): CounselingEvent => ({ type: 'page.visited', page: counselingPageOf(pathname) }),
  addressOf(snapshot: SnapshotFrom<typeof counselingMachine>) {
    if (snapshot.hasTag('looking')) return undefined;
    if (snapshot.hasTag('moving')) return visitAddresses.move;
    const { wanted } = snapshot.context;
    return snapshot.hasTag('booking') && wanted === 'book' ? visitAddresses.book : visitAddresses.start;
  },
};
