import { assign, fromCallback, fromPromise } from 'xstate';
import type { DraftsOutcome } from '#machines/auth/types.ts';
import { impersonationMachine, type ImpersonationEvent } from '#machines/impersonation/machine.ts';
import { subscribeToImpersonationEnd, tellOtherTabs } from '../../lib/api/impersonation-end.ts';
import { logError } from '../../lib/log.ts';
import { drafts } from '../drafts/draft-registry.ts';
import { outcomeOf } from '../drafts/outcome.ts';
import { rememberAdminSite } from '../session/redirect-address.ts';

/** The impersonation machine with its real parts. What asks the backend is fetched when somebody acts. */
export const impersonation = impersonationMachine.provide({
  actors: {
    clock: fromCallback<ImpersonationEvent, void>(({ sendBack }) =>
      subscribeToClock((now) => sendBack({ type: 'clock.ticked', now })),
    ),
    listen: fromCallback<ImpersonationEvent, void>(({ sendBack }) =>
      subscribeToImpersonationEnd(() => sendBack({ type: 'impersonation.ended' })),
    ),
    readEnd: fromPromise(async ({ input }) => (await import('./claims.ts')).readEnd(input)),
    saveDrafts: fromPromise<DraftsOutcome, void>(() => outcomeOf(() => drafts.save())),
    stop: fromPromise(async ({ input }) => (await import('./claims.ts')).stopImpersonation(input.original)),
  },
  actions: {
    rememberAdminSite,
    noteUnsavedDrafts: assign(() => (drafts.hasUnsaved() ? { drafts: 'unsaved' as const } : {})),
    tellOtherTabs,
    logFailure: (_, { what, error }) => logError(what, error),
  },
});

/** Milliseconds between two looks at the clock: seconds that are counted down change on time. */
const pause = 250;

/**
 * Tells what time it is, now, again and again, and as soon as a page that was hidden is seen again: timers wait while a tab
 * is in the background or a device sleeps, the clock does not.
 */
export function subscribeToClock(tell: (now: number) => void): () => void {
  const look = () => tell(Date.now());
  const timer = setInterval(look, pause);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
}
