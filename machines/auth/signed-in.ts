import { closing, signInDetails } from './account.ts';
import { idle } from './idle.ts';
import { impersonating } from './impersonating.ts';
import { authSetup } from './setup.ts';

/** The state of a session that goes on: the role, the names and the token, side by side. */
export const signedIn = authSetup.createStateConfig({
  description: 'A member or a specialist is signed in.',
  tags: ['signedIn'],
  type: 'parallel',
  on: {
    'identity.changed': [
      {
        guard: 'isImpersonatingAndGone',
        target: 'leaving',
        actions: [
          'noteSignOut',
          'rememberAdminSite',
          { type: 'keepIdentity', params: () => ({ identity: undefined }) },
        ],
        description:
          'An admin who acts has signed out in another tab: here, too, they go back to where they came from.',
      },
      {
        guard: 'isGone',
        target: 'leaving',
        actions: ['noteSignOut', { type: 'keepIdentity', params: () => ({ identity: undefined }) }],
        description: 'Signed out in another tab: what was typed here last is saved where it still can be, and told of.',
      },
      {
        guard: 'isSomebodyElse',
        target: 'switching',
        actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
        description: 'Somebody else signed in, in another tab.',
      },
      {
        guard: 'stopsImpersonation',
        actions: 'endImpersonation',
        description:
          'The renewed sign-in is the admin’s own: impersonation has ended, and the page of the member stays until the sign-out.',
      },
      {
        guard: 'losesAccess',
        target: 'switching',
        actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
        description: 'The renewed sign-in no longer lets them in: it is checked again.',
      },
      {
        actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
        description: 'The same person’s sign-in was renewed: nothing on the screen changes.',
      },
    ],
    'member.changed': {
      actions: { type: 'keepMember', params: ({ event }) => ({ member: event.member }) },
      description: 'The names were changed.',
    },
    'session.over': {
      target: '#auth.leaving.keeping',
      actions: ['noteOver', 'keepReturnAddress', 'nameOwner', 'beginKeptTime'],
      description: 'The sign-in service has ended the session, perhaps while the person was typing.',
    },
    'drafts.noticed': {
      actions: 'forgetDrafts',
      description: 'The person has read what became of what they typed before they signed in again.',
    },
    'signOut.requested': { target: 'leaving', actions: 'noteSignOut', description: 'The person signs out.' },
  },
  states: {
    idle,
    impersonating,
    signInDetails,
    closing,
    role: {
      description: 'What the person is here for.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Looks at the role.',
          always: [
            { guard: 'isMember', target: 'member', description: 'A member: their journey begins.' },
            { target: 'specialist', description: 'A specialist.' },
          ],
        },
        member: {
          description: 'The journey goes on beside the session and ends with it.',
          invoke: { id: 'journey', src: 'journey' },
        },
        specialist: { description: 'Appointments and patients.' },
      },
    },
    person: {
      description: 'The names, for the menu.',
      initial: 'fetching',
      states: {
        fetching: {
          description: 'Asks Novi for the person’s names.',
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            input: ({ context }) => ({ noviId: context.identity?.claims.noviId ?? '' }),
            onDone: {
              target: 'known',
              actions: { type: 'keepMember', params: ({ event }) => ({ member: event.output }) },
              description: 'The names have come.',
            },
            onError: {
              target: 'known',
              actions: {
                type: 'logFailure',
                params: ({ event }) => ({ what: 'User fetch failed', error: event.error }),
              },
              description: 'The names could not be read: the menu shows the e-mail alone.',
            },
          },
        },
        known: { description: 'The names are there, or could not be read.', tags: ['namesKnown'] },
      },
    },
    token: {
      description: 'Renews the sign-in without touching the screen.',
      initial: 'fresh',
      states: {
        fresh: {
          description: 'The sign-in is good for a while.',
          after: { untilRenewal: { target: 'renewing', description: 'Shortly before the sign-in runs out.' } },
        },
        renewing: {
          description: 'Renews the sign-in.',
          invoke: {
            id: 'renewClaims',
            src: 'refreshClaims',
            onDone: [
              {
                guard: { type: 'hasNoRecord', params: ({ event }) => ({ answer: event.output }) },
                target: '#auth.unprovisioned',
                description: 'The record is gone.',
              },
              {
                guard: { type: 'hasStoppedImpersonation', params: ({ event }) => ({ answer: event.output }) },
                target: 'fresh',
                actions: 'endImpersonation',
                description: 'The renewed sign-in is the admin’s own: impersonation has ended.',
              },
              {
                guard: { type: 'hasLostAccess', params: ({ event }) => ({ answer: event.output }) },
                target: '#auth.switching',
                actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                description: 'The renewed sign-in no longer lets them in: it is checked again.',
              },
              {
                target: 'fresh',
                actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                description: 'The sign-in is renewed.',
              },
            ],
            onError: {
              target: 'waiting',
              actions: {
                type: 'logFailure',
                params: ({ event }) => ({ what: 'Token read failed', error: event.error }),
              },
              description: 'The sign-in service could not be reached. It is tried again in a while.',
            },
          },
        },
        waiting: {
          description: 'Waits before the next try.',
          after: { renewalPause: { target: 'renewing', description: 'Half a minute later.' } },
        },
      },
    },
  },
});
