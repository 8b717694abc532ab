import { claimsMissing, creatingRecord, refreshing, unprovisioned } from './claims.ts';
import { contextAtStart } from './context.ts';
import { authSetup } from './setup.ts';
import { signedIn } from './signed-in.ts';
import { keptLost, dropKeptDrafts, onSessionStart, savingKept } from './kept.ts';
import { leaving } from './leaving.ts';
import { signedOut, signingIn, signingOut, signingUp, signOutFailed } from './signing.ts';

/**
 * The life of a session, from the first look at who is there to signing out. The root actor of the app; it lives as
 * long as the page and invokes the journey of a signed-in member. Nothing renders while it has the tag `unknown`.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  description: 'Who is signed in here, from signing in to signing out.',
  context: ({ input }) => contextAtStart(input),
  initial: 'idle',
  on: {
    'identity.changed': {
      actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
      description: 'The sign-in service tells of a change while something else goes on. It is looked at later.',
    },
    'kept.expired': {
      actions: [...dropKeptDrafts, { type: 'noteDrafts', params: () => ({ drafts: 'unsaved' }) }],
      description: 'Nobody has come back for what waits: it is dropped, and the sign-in page says so.',
    },
  },
  states: {
    idle: {
      description: 'The page has just been opened.',
      tags: ['unknown'],
      on: {
        'app.started': {
          target: 'loading',
          actions: ['ownDrafts', 'observe'],
          description: 'The app begins to look who is there.',
        },
      },
    },
    loading: {
      description: 'Waits for the sign-in service to say who is there. Nothing is shown.',
      tags: ['unknown'],
      on: {
        'identity.changed': {
          target: 'checking',
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
          description: 'The first answer: somebody, or nobody.',
        },
        'session.lapsed': [
          {
            guard: 'impersonationLapsed',
            target: 'signingOut',
            actions: ['noteIdle', 'rememberAdminSite'],
            description:
              'An admin’s session was left alone while they impersonated a member: they go back to the admin site.',
          },
          {
            target: 'signingOut',
            actions: ['noteIdle', 'keepReturnAddress'],
            description: 'A session that was left alone for too long: it ends before anything is shown.',
          },
        ],
        'session.over': {
          actions: ['noteOver', 'keepReturnAddress'],
          description: 'A session was there, and the sign-in service has ended it: it will say that nobody is there.',
        },
        'identity.unreachable': {
          target: 'claimsMissing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
          description: 'The sign-in service could not be asked.',
        },
      },
    },
    checking: {
      description: 'Looks at what the sign-in says of the person, and decides where that leads.',
      tags: ['unknown'],
      always: [
        { guard: 'isNobody', target: 'signedOut', description: 'Nobody is signed in.' },
        {
          guard: 'isAnotherAccount',
          actions: [...dropKeptDrafts],
          description: 'Unsaved drafts of another account wait: nobody but their owner may see or save them.',
        },
        {
          guard: 'hasUsableClaims',
          target: 'admitting',
          description: 'The sign-in names the person and their role, and has not run out.',
        },
        {
          guard: 'mayRefreshAgain',
          target: 'refreshing',
          description: 'The sign-in has run out, or does not name the person or their role yet.',
        },
        { target: 'claimsMissing', description: 'Novi has tried often enough.' },
      ],
    },
    admitting: {
      description: 'Looks whether the application is for this role.',
      tags: ['unknown'],
      always: [
        {
          guard: 'isOwnerOfKept',
          target: 'savingKept',
          description: 'The person whose session was over is back, and what they typed last waits to be saved.',
        },
        {
          guard: 'mayUseApp',
          target: 'signedIn',
          actions: [...dropKeptDrafts, ...onSessionStart],
          description: 'A member or a specialist.',
        },
        {
          target: 'signingOut',
          actions: [...dropKeptDrafts, 'noteRole', 'keepReturnAddress'],
          description: 'Admins, nurses and people without a role are signed out, and told why.',
        },
      ],
    },
    savingKept,
    keptLost,
    refreshing,
    claimsMissing,
    unprovisioned,
    creatingRecord,
    signedOut,
    signingIn,
    signingUp,
    signedIn,
    switching: {
      description: 'The person before is forgotten before the next one comes in.',
      tags: ['unknown'],
      entry: ['endDrafts', 'clearPersonalData', 'forgetFormerPerson'],
      always: { target: 'checking', description: 'Novi looks who is there now.' },
    },
    leaving,
    signingOut,
    signOutFailed,
  },
});
