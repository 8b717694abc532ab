import type { CounselingContext, CounselingFacts } from '#machines/counseling/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { counselingPageOf, counselingPaths } from './counseling-paths.ts';

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
    if (page === 'moving') return counselingPaths.move;
    return page === 'booking' && wanted === 'book' ? counselingPaths.book : counselingPaths.start;
  },
};
