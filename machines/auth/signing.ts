import { authSetup } from './setup.ts';

/** Nobody is there. */
export const signedOut = authSetup.createStateConfig({
  description: 'Nobody is signed in. Public pages are open.',
  tags: ['signedOut'],
  entry: ['forgetPerson', 'endDrafts', 'clearPersonalData'],
  on: {
    'signIn.submitted': {
      target: 'signingIn',
      actions: ['noteSessionStarting', 'forgetFailure'],
      description: 'Somebody signs in.',
    },
    'signUp.submitted': {
      target: 'signingUp',
      actions: [
        { type: 'keepDetails', params: ({ event }) => ({ details: event.details }) },
        'noteSessionStarting',
        'forgetFailure',
      ],
      description: 'Somebody signs up.',
    },
    'identity.changed': {
      guard: 'isSomebody',
      target: 'checking',
      actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
      description: 'Somebody signed in, here or in another tab.',
    },
  },
});

/** E-mail and password are being checked. */
export const signingIn = authSetup.createStateConfig({
  description: 'The sign-in service checks e-mail and password.',
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
      description: 'The sign-in service refused, or could not be reached: the form says why and keeps the e-mail.',
    },
  },
});

/** An account is being made. */
export const signingUp = authSetup.createStateConfig({
  description: 'The sign-in service makes the account.',
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
      description: 'The account is there, and its record is made next.',
    },
    onError: {
      target: 'signedOut',
      actions: [
        { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
        { type: 'logFailure', params: ({ event }) => ({ what: 'Sign-up failed', error: event.error }) },
      ],
      description: 'The sign-in service refused, or could not be reached: the form says why and keeps what was typed.',
    },
  },
});

/** The session is being ended. */
export const signingOut = authSetup.createStateConfig({
  description: 'Ends the session at the sign-in service.',
  tags: ['unknown'],
  invoke: {
    id: 'signOut',
    src: 'signOut',
    onDone: { target: 'signedOut', description: 'The session has ended.' },
    onError: {
      target: 'signOutFailed',
      actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Sign-out failed', error: event.error }) },
      description: 'The session is still open on this device, and the person is told so.',
    },
  },
});

/** It could not be ended. */
export const signOutFailed = authSetup.createStateConfig({
  description: 'Signing out did not work. Nothing of the person is left on the screen, and they can try again.',
  tags: ['signOutFailed'],
  entry: ['forgetPerson', 'endDrafts', 'clearPersonalData'],
  on: {
    'signOut.requested': { target: 'signingOut', description: 'The person tries again.' },
    'identity.changed': [
      { guard: 'isSomebody', description: 'The sign-in that is about to end was renewed: that changes nothing.' },
      { target: 'signedOut', description: 'The session has ended after all, here or in another tab.' },
    ],
  },
});
