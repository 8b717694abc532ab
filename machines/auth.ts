import { nobody, type AuthEvent } from './auth-types.ts';
import { authSetup } from './auth-setup.ts';
import { signedIn } from './auth-signed-in.ts';

/** Leads away when the identity provider says that the person is no longer there, or is another one. */
const anotherPerson = {
  guard: 'isSomebodyElse' as const,
  target: 'checking' as const,
  actions: [
    { type: 'keepIdentity' as const, params: ({ event }: IdentityChanged) => ({ identity: event.identity }) },
    'forgetRefreshes' as const,
  ],
  description: 'Signed out, or somebody else signed in, in another tab.',
};
type IdentityChanged = { event: Extract<AuthEvent, { type: 'identity.changed' }> };

/**
 * The life of a session, from the first look at who is there to signing out. The root actor of the app; it lives as
 * long as the page and invokes the journey of a signed-in member. Nothing renders while it has the tag `unknown`.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  description: 'The life of a session.',
  context: {
    identity: undefined,
    member: nobody,
    refreshes: 0,
    details: undefined,
    failure: undefined,
    notice: undefined,
  },
  initial: 'idle',
  on: {
    'identity.changed': {
      actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
      description: 'The identity provider has news while something else goes on: keep it for later.',
    },
  },
  states: {
    idle: {
      description: 'The page has just been opened.',
      tags: ['unknown'],
      on: {
        'app.started': { target: 'loading', actions: 'observe', description: 'The app begins to look who is there.' },
      },
    },
    loading: {
      description: 'Waits for the identity provider to say who is there. Nothing is shown.',
      tags: ['unknown'],
      on: {
        'identity.changed': {
          target: 'checking',
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
          description: 'The first answer: somebody, or nobody.',
        },
        'identity.unreachable': {
          target: 'claimsMissing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
          description: 'The identity provider could not be asked.',
        },
      },
    },
    checking: {
      description: 'Looks at what the token holds and decides where that leads.',
      tags: ['unknown'],
      always: [
        { guard: 'isNobody', target: 'signedOut', description: 'Nobody is signed in.' },
        { guard: 'hasUsableClaims', target: 'admitting', description: 'The token names the member and their roles.' },
        { guard: 'mayRefreshAgain', target: 'refreshing', description: 'No authorities, no member id, or expired.' },
        { target: 'claimsMissing', description: 'The claims were asked for often enough.' },
      ],
    },
    admitting: {
      description: 'Looks whether the application is for this role.',
      tags: ['unknown'],
      always: [
        {
          guard: 'mayUseApp',
          target: 'signedIn',
          actions: 'forgetRefreshes',
          description: 'A member or a specialist.',
        },
        {
          target: 'signingOut',
          actions: 'noteRole',
          description: 'Admins, nurses and people without a role are signed out.',
        },
      ],
    },
    refreshing: {
      description: 'Asks the backend to bring the claims in line with the record, and fetches a new token.',
      tags: ['unknown'],
      entry: 'countRefresh',
      on: { 'identity.changed': anotherPerson },
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
            description: 'A new token has come.',
          },
        ],
        onError: {
          target: 'claimsMissing',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            { type: 'logFailure', params: ({ event }) => ({ what: 'Token read failed', error: event.error }) },
          ],
          description: 'The backend or the identity provider could not be asked.',
        },
      },
    },
    claimsMissing: {
      description: 'A clear page: try again, reach support, or log out.',
      tags: ['claimsMissing'],
      on: {
        'refresh.requested': {
          target: 'refreshing',
          actions: ['forgetRefreshes', 'forgetFailure'],
          description: 'The person tries again.',
        },
        'signOut.requested': { target: 'signingOut', description: 'The person logs out.' },
        'identity.changed': anotherPerson,
      },
    },
    unprovisioned: {
      description: 'The account has no record yet. The person can finish signing up, or log out.',
      tags: ['unprovisioned'],
      on: {
        'record.submitted': {
          target: 'creatingRecord',
          actions: [{ type: 'keepDetails', params: ({ event }) => ({ details: event.details }) }, 'forgetFailure'],
          description: 'The person finishes signing up.',
        },
        'signOut.requested': { target: 'signingOut', description: 'The person logs out.' },
        'identity.changed': anotherPerson,
      },
    },
    creatingRecord: {
      description: 'Makes the record on the backend.',
      tags: ['unprovisioned', 'busy'],
      on: { 'identity.changed': anotherPerson },
      invoke: {
        id: 'createRecord',
        src: 'createRecord',
        input: ({ context }) => ({
          details: context.details ?? { firstName: '', lastName: '', agreesToTerms: false, agreesToPrivacy: false },
        }),
        onDone: {
          target: 'refreshing',
          actions: 'forgetRefreshes',
          description: 'The record is there: get its claims.',
        },
        onError: {
          target: 'unprovisioned',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            { type: 'logFailure', params: ({ event }) => ({ what: 'Sign-up failed', error: event.error }) },
          ],
          description: 'The record could not be made: say so, and let them try again.',
        },
      },
    },
    signedOut: {
      description: 'Nobody is signed in. Public pages are open.',
      tags: ['signedOut'],
      entry: ['forgetPerson', 'clearPersonalData'],
      on: {
        'signIn.submitted': { target: 'signingIn', actions: 'forgetFailure', description: 'Somebody signs in.' },
        'signUp.submitted': {
          target: 'signingUp',
          actions: [{ type: 'keepDetails', params: ({ event }) => ({ details: event.details }) }, 'forgetFailure'],
          description: 'Somebody signs up.',
        },
        'identity.changed': {
          guard: 'isSomebody',
          target: 'checking',
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
          description: 'Somebody signed in, here or in another tab.',
        },
      },
    },
    signingIn: {
      description: 'The identity provider checks e-mail and password.',
      tags: ['signedOut', 'busy'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => (event.type === 'signIn.submitted' ? event.credentials : { email: '', password: '' }),
        onDone: {
          target: 'checking',
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.output }) },
          description: 'E-mail and password are right.',
        },
        onError: {
          target: 'signedOut',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            { type: 'logFailure', params: ({ event }) => ({ what: 'Sign-in failed', error: event.error }) },
          ],
          description: 'Refused, or not reachable: the form says why and keeps the e-mail.',
        },
      },
    },
    signingUp: {
      description: 'The identity provider makes the account.',
      tags: ['signedOut', 'busy'],
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => ({
          credentials: event.type === 'signUp.submitted' ? event.credentials : { email: '', password: '' },
        }),
        onDone: {
          target: 'creatingRecord',
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.output }) },
          description: 'The account is there: make its record.',
        },
        onError: {
          target: 'signedOut',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            { type: 'logFailure', params: ({ event }) => ({ what: 'Sign-up failed', error: event.error }) },
          ],
          description: 'Refused, or not reachable: the form says why and keeps what was typed.',
        },
      },
    },
    signedIn,
    switching: {
      description: 'The person before is forgotten before the next one comes in.',
      tags: ['unknown'],
      entry: ['clearPersonalData', 'forgetFormerPerson'],
      always: { target: 'checking', description: 'Look at who is there now.' },
    },
    signingOut: {
      description: 'Ends the session at the identity provider.',
      tags: ['unknown'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', description: 'The session has ended.' },
        onError: {
          target: 'signOutFailed',
          actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Sign-out failed', error: event.error }) },
          description: 'Logged. The session still stands on this device, and the person is told so.',
        },
      },
    },
    signOutFailed: {
      description: 'Logging out did not work. Nothing of the person is left on the screen, and they can try again.',
      tags: ['signOutFailed'],
      entry: ['forgetPerson', 'clearPersonalData'],
      on: {
        'signOut.requested': { target: 'signingOut', description: 'The person tries again.' },
        'identity.changed': [
          { guard: 'isSomebody', description: 'A renewed token of the session that should end: not looked at.' },
          { target: 'signedOut', description: 'The session has ended after all, here or in another tab.' },
        ],
      },
    },
  },
});
