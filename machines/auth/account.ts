import { authSetup } from './setup.ts';

/** What the person changes of how they sign in, beside the rest of `signedIn`: it ends with the page and with the session. */
export const signInDetails = authSetup.createStateConfig({
  description: 'What the person changes of how they sign in.',
  initial: 'unchanged',
  on: { 'account.left': { target: '.unchanged', description: 'The person leaves the page.' } },
  states: {
    unchanged: {
      description: 'The person does something else.',
      on: {
        'account.visited': [
          {
            guard: { type: 'isFor', params: { page: 'changeEmail' } },
            target: 'changingEmail',
            description: 'The person wants another e-mail.',
          },
          {
            guard: { type: 'isFor', params: { page: 'changePassword' } },
            target: 'changingPassword',
            description: 'The person wants another password.',
          },
        ],
      },
    },
    changingEmail: {
      description: 'Another e-mail to sign in with.',
      invoke: { id: 'changeEmail', src: 'changeEmail' },
    },
    changingPassword: {
      description: 'Another password.',
      invoke: { id: 'changePassword', src: 'changePassword' },
    },
  },
});

/** Whether the person closes their account. A request that is under way goes on without its page. */
export const closing = authSetup.createStateConfig({
  description: 'Whether the person closes their account.',
  initial: 'open',
  states: {
    open: {
      description: 'The account is open.',
      on: {
        'account.visited': {
          guard: { type: 'isFor', params: { page: 'closeAccount' } },
          target: 'closing',
          description: 'The person wants to close the account, or to know what that means.',
        },
      },
    },
    closing: {
      description: 'The person is at the page, or the account is being closed.',
      on: { 'account.left': { actions: 'leaveClosing', description: 'The person leaves the page.' } },
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        input: ({ context: { identity } }) => ({ userId: identity?.claims.noviId ?? '' }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: '#auth.leaving',
            actions: 'noteSignOut',
            description: 'There is no account any more: the session ends.',
          },
          { target: 'open', description: 'The person keeps the account.' },
        ],
      },
    },
  },
});
