import { adminSetup } from './setup.ts';

/** Who is there. */
export const looking = adminSetup.createStateConfig({
  description: 'Asks the sign-in service who is signed in, and Novi what they may do.',
  invoke: {
    id: 'whoIsThere',
    src: 'whoIsThere',
    onDone: [
      {
        guard: { type: 'isNobody', params: ({ event }) => ({ visitor: event.output }) },
        target: 'signedOut',
        description: 'Nobody is signed in.',
      },
      {
        guard: { type: 'isAdmin', params: ({ event }) => ({ visitor: event.output }) },
        target: 'choosing',
        actions: { type: 'keepVisitor', params: ({ event }) => ({ visitor: event.output }) },
        description: 'An admin.',
      },
      {
        guard: { type: 'isImpersonating', params: ({ event }) => ({ visitor: event.output }) },
        target: 'impersonating',
        actions: { type: 'keepVisitor', params: ({ event }) => ({ visitor: event.output }) },
        description: 'An admin who impersonates a member already.',
      },
      { target: 'signingOut', actions: 'noteRefusal', description: 'An account that is no admin’s.' },
    ],
    onError: {
      target: 'unreachable',
      actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
      description: 'The sign-in service or Novi could not be asked.',
    },
  },
});

/** Who is there could not be found out. */
export const unreachable = adminSetup.createStateConfig({
  description: 'Who is there could not be found out.',
  tags: ['unreachable'],
  on: {
    'look.requested': { target: 'looking', actions: 'tryAgain', description: 'The admin tries again.' },
    'signOut.requested': { target: 'signingOut', actions: 'begin', description: 'The admin signs out.' },
  },
});

/** Nobody is there. */
export const signedOut = adminSetup.createStateConfig({
  description: 'The form to sign in.',
  tags: ['signIn'],
  entry: ['forgetVisitor', 'clearData'],
  on: {
    'signIn.submitted': { target: 'signingIn', actions: 'begin', description: 'Somebody signs in.' },
  },
});

/** Somebody signs in. */
export const signingIn = adminSetup.createStateConfig({
  description: 'The sign-in service checks e-mail and password.',
  tags: ['signIn', 'busy'],
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ event }) => (event.type === 'signIn.submitted' ? event.credentials : { email: '', password: '' }),
    onDone: { target: 'looking', description: 'E-mail and password are right: the site looks who it is.' },
    onError: {
      target: 'signedOut',
      actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
      description: 'The sign-in service refused, or could not be reached.',
    },
  },
});

/** The admin goes, or somebody who is none. */
export const signingOut = adminSetup.createStateConfig({
  description: 'Ends the session at the sign-in service.',
  invoke: {
    id: 'signOut',
    src: 'signOut',
    onDone: { target: 'signedOut', description: 'The session has ended.' },
    onError: {
      target: 'unreachable',
      actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
      description: 'The session could not be ended.',
    },
  },
});
