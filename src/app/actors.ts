import { fromCallback, fromPromise } from 'xstate';
import type {
  AuthEvent,
  ClaimsAnswer,
  Credentials,
  CurrentMember,
  Identity,
  MemberDetails,
} from '../../machines/auth-types.ts';
import type { Progress, SaveStepInput } from '../../machines/journey.ts';
import { hadSession, rememberSession } from './identity/session-flag.ts';
import * as identity from './identity/identity.ts';

/**
 * The real actors of the auth machine. What the journey needs comes with the member's pages, on demand: the sign-in
 * page carries only what it needs.
 */
export const authActors = {
  observeIdentity: fromCallback<AuthEvent, void>(({ sendBack }) => {
    const report = (present: Identity | undefined) => {
      rememberSession(present !== undefined);
      sendBack({ type: 'identity.changed', identity: present });
    };
    const fail = (error: unknown) => sendBack({ type: 'identity.unreachable', error });
    const begin = () => stopLater(identity.observe(report, fail));
    if (hadSession()) return begin();
    sendBack({ type: 'identity.changed', identity: undefined });
    return onFirstUse(begin);
  }),
  signIn: fromPromise(({ input }: { input: Credentials }) => identity.signIn(input)),
  signUp: fromPromise(({ input }: { input: { credentials: Credentials } }) => identity.signUp(input.credentials)),
  createRecord: fromPromise(async ({ input }: { input: { details: MemberDetails } }) =>
    (await import('./session/backend.ts')).createRecord(input.details),
  ),
  refreshClaims: fromPromise<ClaimsAnswer, void>(async () => (await import('./session/backend.ts')).refreshClaims()),
  fetchUser: fromPromise<CurrentMember, { noviId: string }>(async ({ input }) =>
    (await import('./session/backend.ts')).fetchUser(input.noviId),
  ),
  signOut: fromPromise<void, void>(identity.signOut),
};

/** The real actors of the journey machine. */
export const journeyActors = {
  loadJourney: fromPromise<Progress, void>(async () => (await import('./journey/progress.ts')).loadJourney()),
  saveStep: fromPromise<Progress, SaveStepInput>(async ({ input }) =>
    (await import('./journey/progress.ts')).saveStep(input),
  ),
};

/** Stops a subscription that is still being set up. */
function stopLater(subscription: Promise<() => void>): () => void {
  return () => void subscription.then((stop) => stop());
}

/** Begins something with the first touch, key or focus of a visitor, and stops it again if it has begun. */
function onFirstUse(begin: () => () => void): () => void {
  const kinds = ['pointerdown', 'keydown', 'focusin'] as const;
  let stop = () => kinds.forEach((kind) => removeEventListener(kind, start));
  function start() {
    stop();
    stop = begin();
  }
  kinds.forEach((kind) => addEventListener(kind, start, { once: true, passive: true }));
  return () => stop();
}
