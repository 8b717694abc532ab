import { fromCallback, fromPromise } from 'xstate';
import type { DraftsOutcome } from '#machines/auth/types.ts';
import { impersonationMachine, type ImpersonationEvent } from '#machines/impersonation/machine.ts';
import { listenForEnd, tellOtherTabs } from '../../lib/api/impersonation-end.ts';
import { logError } from '../../lib/log.ts';
import { drafts } from '../drafts/draft-registry.ts';
import { rememberAdminSite } from '../session/redirect-address.ts';
import { tellTime } from './clock.ts';

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
    saveDrafts: fromPromise<DraftsOutcome, void>(() => drafts.save()),
    stop: fromPromise(async ({ input }) => (await import('./claims.ts')).stopImpersonation(input.original)),
  },
  actions: {
    rememberAdminSite,
    tellOtherTabs,
    logFailure: (_, { what, error }) => logError(what, error),
  },
});
