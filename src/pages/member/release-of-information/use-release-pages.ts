import type { SnapshotFrom } from 'xstate';
import type { ReleaseEvent, ReleaseFacts, releaseMachine } from '#machines/release/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { releasePaths, releasePageOf } from './release-paths.ts';

type RevocationEvent = Extract<ReleaseEvent, { type: `revoke.${string}` | 'release.revoked' }>;
export type Revocation = ReturnType<typeof useReleasePages>['revocation'];

/** Which page of the release stands, as its machine says by what is known. */
export function useReleasePages(facts: ReleaseFacts) {
  const { shown, view, send, advance } = useStepPages((journey) => journey.release, pages, facts);
  return {
    shown,
    onDone: () => advance({ type: 'page.done' }),
    found: view.found,
    revocation: { ...view.revocation, send: (event: RevocationEvent) => send(event) },
  };
}

const shownPages = ['signed', 'choice', 'form', 'check', 'sign'] as const;

const pages = {
  pages: shownPages,
  destinationOf: releasePageOf,
  addressOf: (page: (typeof shownPages)[number]) => releasePaths[page],
  viewOf: (now: SnapshotFrom<typeof releaseMachine>) => ({
    /** The id of the form that turned out to be signed while another was to be signed on the pages of the step. */
    found: now.context.found,
    revocation: {
      /** The id of the form about which is asked whether to revoke it. */
      asked: now.hasTag('asking') ? now.context.asked : undefined,
      /** The id of the form that was revoked a moment ago. */
      revoked: now.context.revoked,
    },
  }),
};
