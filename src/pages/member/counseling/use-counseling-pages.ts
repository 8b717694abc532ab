import type { CounselingContext, CounselingFacts } from '#machines/counseling/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { counselingPageOf, visitAddresses } from './addresses.ts';

export type CounselingPages = ReturnType<typeof useCounselingPages>;

/** Which page of the visit stands, as its machine says by what is known. */
export function useCounselingPages(facts: CounselingFacts) {
  const { shown, snapshot, send, advance } = useStepPages((journey) => journey.counseling, pages, facts);
  return {
    shown,
    /** The visit was moved here, and the page says so. */
    isMoved: snapshot.context.isMoved,
    /** Whether to cancel is asked. */
    isAsking: snapshot.hasTag('asking'),
    send,
    advance,
  };
}

const shownPages = ['booking', 'booked', 'moving', 'done'] as const;

const pages = {
  pages: shownPages,
  destinationOf: counselingPageOf,
  addressOf(page: (typeof shownPages)[number], { wanted }: CounselingContext) {
    if (page === 'moving') return visitAddresses.move;
    return page === 'booking' && wanted === 'book' ? visitAddresses.book : visitAddresses.start;
  },
};
