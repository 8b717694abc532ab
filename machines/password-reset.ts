import { assign, setup } from 'xstate';
import { providerCode } from '../domain/provider-code.ts';
import { promiseNotProvided } from './actors.ts';

type PasswordResetContext = {
  /** The one-time code of the link. */
  code: string;
  /** Whose password it is, once the provider has said so. */
  email: string;
  /** The error of the last try, until the next one. */
  failure: unknown;
};

type PasswordResetEvent =
  { type: 'link.opened' } | { type: 'link.retried' } | { type: 'password.submitted'; password: string };

/** What the provider says of a link that will never work again. */
const spentCodes = ['expired-action-code', 'invalid-action-code', 'user-disabled', 'user-not-found'];

/** From the link in the e-mail to a new password. Actors: `readLink` and `setPassword`. */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as { code: string },
  },
  actors: {
    readLink: promiseNotProvided<string, { code: string }>('readLink'),
    setPassword: promiseNotProvided<void, { code: string; password: string }>('setPassword'),
  },
  guards: {
    isSpent: (_, { error }: { error: unknown }) => spentCodes.includes(providerCode(error)),
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'passwordReset',
  description: 'A new password for somebody who forgot theirs, by the link in an e-mail.',
  context: ({ input }) => ({ code: input.code, email: '', failure: undefined }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The page has just been opened.',
      on: { 'link.opened': { target: 'reading', description: 'The page asks what the link is good for.' } },
    },
    reading: {
      description: 'Asks the identity provider whose password the link is for, and whether it still works.',
      entry: 'forgetFailure',
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context }) => ({ code: context.code }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.output }) },
          description: 'The link works.',
        },
        onError: [
          {
            guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) },
            target: 'spent',
            description: 'Used already, too old, or of an account that is closed.',
          },
          {
            target: 'unreachable',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
              { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            ],
            description: 'The provider could not be asked.',
          },
        ],
      },
    },
    unreachable: {
      description: 'Says that the link could not be checked, and offers to try again.',
      on: { 'link.retried': { target: 'reading', description: 'The person tries again.' } },
    },
    choosing: {
      description: 'The person chooses a new password.',
      on: {
        'password.submitted': { target: 'saving', actions: 'forgetFailure', description: 'A new password is sent.' },
      },
    },
    saving: {
      description: 'The identity provider stores the new password.',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context, event }) => ({
          code: context.code,
          password: event.type === 'password.submitted' ? event.password : '',
        }),
        onDone: { target: 'done', description: 'The password is changed.' },
        onError: [
          {
            guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) },
            target: 'spent',
            description: 'The link was used meanwhile, or became too old.',
          },
          {
            target: 'choosing',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
              { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            ],
            description: 'Refused, or not reachable: the form says why and keeps what was typed.',
          },
        ],
      },
    },
    spent: { description: 'The link does not work any more: ask for a new one.', type: 'final' },
    done: { description: 'The new password is good: sign in with it.', type: 'final' },
  },
});
