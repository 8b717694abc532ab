import type { SnapshotFrom } from 'xstate';
import type { CounselingFacts, counselingMachine } from '#machines/counseling/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { counselingPageOf, counselingPaths } from './counseling-paths.ts';

type CounselingSnapshot = SnapshotFrom<typeof counselingMachine>;

export type CounselingPages = ReturnType<typeof useCounselingPages>;

/** Which page of the visit stands, as its machine says by what is known. */
export function useCounselingPages(facts: CounselingFacts) {
  const { shown, view, send, advance } = useStepPages((journey) => journey.counseling, pages, facts);
  return { shown, ...view, send, advance };
}

const shownPages = ['booking', 'booked', 'moving', 'done'] as const;

const pages = {
  pages: shownPages,
  destinationOf: counselingPageOf,
  addressOf(page: (typeof shownPages)[number], { context: { wanted } }: CounselingSnapshot) {
    if (page === 'moving') return counselingPaths.move;
    return page === 'booking' && wanted === 'book' ? counselingPaths.book : counselingPaths.start;
  },
  viewOf: (now: CounselingSnapshot) => ({
    /** The visit was moved here, and the page says so. */
    isMoved: now.context.isMoved,
    /** Whether to cancel is asked. */
    isAsking: now.hasTag('asking'),
  }),
};
