import type { ReleaseFacts } from '#machines/release/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { releasePaths, releasePageOf } from './release-paths.ts';

/** Which page of the release stands, as its machine says by what is known. */
export function useReleasePages(facts: ReleaseFacts) {
  const { shown, advance } = useStepPages((journey) => journey.release, pages, facts);
  return { shown, onDone: () => advance({ type: 'page.done' }) };
}

const shownPages = ['signed', 'choice', 'form', 'check', 'sign'] as const;

const pages = {
  pages: shownPages,
  destinationOf: releasePageOf,
  addressOf: (page: (typeof shownPages)[number]) => releasePaths[page],
};
