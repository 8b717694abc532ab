import { useLayoutEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ReleaseEvent, ReleaseFacts, releaseMachine } from '#machines/release/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { releaseAddresses, releasePageOf } from './addresses.ts';

/** Which page of the release stands, as its machine says by what is known. */
export function useReleasePages({ isSettled, isBegun, isFilledIn, isSaving }: ReleaseFacts) {
  const { snapshot, send, advance } = useStepPages((journey) => journey.release, addresses);
  useLayoutEffect(
    () => send({ type: 'facts.read', facts: { isSettled, isBegun, isFilledIn, isSaving } }),
    [send, isSettled, isBegun, isFilledIn, isSaving],
  );
  return { shown: shownBy(snapshot), onDone: () => advance({ type: 'page.done' }) };
}

const addresses = {
  visitOf: (pathname: string): ReleaseEvent => ({ type: 'page.visited', page: releasePageOf(pathname) }),
  addressOf(snapshot: SnapshotFrom<typeof releaseMachine>) {
    const page = shownBy(snapshot);
    return page && releaseAddresses[page];
  },
};

const shownPages = ['signed', 'choice', 'form', 'check', 'sign'] as const;

function shownBy(snapshot: SnapshotFrom<typeof releaseMachine>) {
  return shownPages.find((page) => snapshot.hasTag(page));
}
