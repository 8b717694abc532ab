import { fromCallback, fromPromise } from 'xstate';
import type { DraftsOutcome } from '#machines/auth/types.ts';
import { impersonationMachine, type ImpersonationEvent } from '#machines/impersonation/machine.ts';
import { saveDrafts } from '../../autosave/unsaved.ts';
import { logError } from '../../log.ts';
import { rememberAdminSite } from '../redirect-address.ts';
import { tellTime } from './clock.ts';
import { listenForEnd, tellOtherTabs } from './end.ts';

/** The impersonation machine with its real parts. What asks the backend is fetched when somebody acts. */
export const impersonation = impersonationMachine.provide({
  actors: {
    clock: fromCallback<ImpersonationEvent, void>(({ sendBack }) =>
      tellTime((now) => sendBack({ type: 'clock.ticked', now })),
    ),
    listen: fromCallback<ImpersonationEvent, void>(({ sendBack }) =>
      listenForEnd(() => sendBack({ type: 'impersonation.ended' })),
    ),
    readEnd: fromPromise(async ({ input }) => (await import('./claims.ts')).readEnd(input)),
    saveDrafts: fromPromise<DraftsOutcome, void>(saveDrafts),
    stop: fromPromise(async ({ input }) => (await import('./claims.ts')).stopActing(input.original)),
  },
  actions: {
    rememberAdminSite,
    tellOtherTabs,
    logFailure: (_, { what, error }) => logError(what, error),
  },
});
