import { impersonating } from './impersonating.ts';
import { authSetup } from './setup.ts';
import type { AuthEvent } from './types.ts';

/** Leads away when the identity provider says that the person is no longer there, or is another one. */
const anotherPerson = {
  guard: 'isSomebodyElse' as const,
  target: 'switching' as const,
  actions: [
    { type: 'keepIdentity' as const, params: ({ event }: IdentityChanged) => ({ identity: event.identity }) },
    'forgetRefreshes' as const,
  ],
  description: 'Signed out, or somebody else signed in, in another tab.',
};
type IdentityChanged = { event: Extract<AuthEvent, { type: 'identity.changed' }> };

/** The session is over before anything could be typed in it. */
const sessionRevoked = {
  target: 'signingOut' as const,
  actions: ['noteOver' as const, 'keepReturnAddress' as const],
  description: 'The sign-in service has ended the session: the person is told why they have to sign in again.',
};

/** Asks for claims that let the person in. */
export const refreshing = authSetup.createStateConfig({
  description: 'Updates the sign-in from the person’s record, and renews it.',
  tags: ['unknown'],
  entry: 'countRefresh',
  on: { 'identity.changed': anotherPerson, 'session.over': sessionRevoked },
  invoke: {
    id: 'refreshClaims',
    src: 'refreshClaims',
    onDone: [
      {
        guard: { type: 'hasNoRecord', params: ({ event }) => ({ answer: event.output }) },
        target: 'unprovisioned',
        description: 'The account has no record: the sign-up broke off.',
      },
      {
        target: 'checking',
        actions: [{ type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) }, 'forgetFailure'],
        description: 'The sign-in is renewed.',
      },
    ],
    onError: {
      target: 'claimsMissing',
      actions: [
        { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
        { type: 'logFailure', params: ({ event }) => ({ what: 'Token read failed', error: event.error }) },
      ],
      description: 'Novi or the sign-in service could not be asked.',
    },
  },
});

/** Where asking for claims has ended without any. */
export const claimsMissing = authSetup.createStateConfig({
  ...impersonating,
  description: 'A page that offers to try again, to reach support, or to sign out.',
  tags: ['claimsMissing'],
  on: {
    'refresh.requested': {
      target: 'refreshing',
      actions: ['forgetRefreshes', 'forgetFailure'],
      description: 'The person tries again.',
    },
    'signOut.requested': { target: 'signingOut', actions: 'noteSignOut', description: 'The person signs out.' },
    'identity.changed': anotherPerson,
    'session.over': sessionRevoked,
  },
});

/** An account whose sign-up broke off. */
export const unprovisioned = authSetup.createStateConfig({
  ...impersonating,
  description: 'The account has no record yet. The person can finish signing up, or sign out.',
  tags: ['unprovisioned'],
  on: {
    'record.submitted': {
      target: 'creatingRecord',
      actions: [{ type: 'keepDetails', params: ({ event }) => ({ details: event.details }) }, 'forgetFailure'],
      description: 'The person finishes signing up.',
    },
    'signOut.requested': { target: 'signingOut', actions: 'noteSignOut', description: 'The person signs out.' },
    'identity.changed': anotherPerson,
    'session.over': sessionRevoked,
  },
});

/** Its record is being made. */
export const creatingRecord = authSetup.createStateConfig({
  description: 'Makes the person’s record at Novi.',
  tags: ['unprovisioned', 'busy'],
  on: { 'identity.changed': anotherPerson, 'session.over': sessionRevoked },
  invoke: {
    id: 'createRecord',
    src: 'createRecord',
    input: ({ context }) => ({
      details: context.details ?? { firstName: '', lastName: '', agreesToTerms: false, agreesToPrivacy: false },
    }),
    onDone: {
      target: 'refreshing',
      actions: 'forgetRefreshes',
      description: 'The record is there: the sign-in is updated from it.',
    },
    onError: {
      target: 'unprovisioned',
      actions: [
        { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
        { type: 'logFailure', params: ({ event }) => ({ what: 'Sign-up failed', error: event.error }) },
      ],
      description: 'The record could not be made. The page says so, and the person can try again.',
    },
  },
});
