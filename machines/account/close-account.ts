import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../actors.ts';

export type CloseAccountInput = {
  /** Whose account it is, by their id in Novi. */
  userId: string;
};

type CloseAccountContext = CloseAccountInput & {
  /** The error of the last try, until the next one. */
  failure: unknown;
  /** How often closing was tried since the last question was put. */
  tries: number;
  /** The password was given too long ago: it is asked for once more. */
  isTooOld: boolean;
};

type CloseAccountEvent =
  | { type: 'password.submitted'; password: string }
  | { type: 'close.confirmed' }
  | { type: 'close.canceled' }
  | { type: 'page.left' };

/** Whether there is an account at the end. */
export type CloseAccountOutput = { isClosed: boolean };

/**
 * Somebody closes their own account: the password once more, then the last question. Invoked by the session, which ends when the
 * account is closed, and goes on while the request is under way even where its page is left. Actors: `reauthenticate`, and
 * `closeAccount`, which rejects with the `status` and the `code` of the backend's answer, where there was one.
 */
export const closeAccountMachine = setup({
  types: {
    context: {} as CloseAccountContext,
    events: {} as CloseAccountEvent,
    input: {} as CloseAccountInput,
    output: {} as CloseAccountOutput,
    tags: {} as 'busy' | 'confirming' | 'closing',
  },
  actors: {
    reauthenticate: promiseNotProvided<void, { password: string }>('reauthenticate'),
    closeAccount: promiseNotProvided<void, CloseAccountInput>('closeAccount'),
  },
  guards: {
    wasTried: ({ context }) => context.tries > 0,
    isTooOld: (_, { error }: { error: unknown }) => fieldOf(error, 'code') === 'sign_in_again',
    isClosedAlready: ({ context }, { error }: { error: unknown }) =>
      context.tries > 1 && fieldOf(error, 'status') === 401,
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1, failure: undefined }),
    beginAnew: assign({ tries: 0, failure: undefined }),
    noteTooOld: assign({ isTooOld: true }),
    noteProven: assign({ isTooOld: false, failure: undefined, tries: 0 }),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
    /** Given by the app: whoever is signed out from here on is told that their account is closed. */
    rememberClosed: () => {},
    /** Given by the app: the account is not closed. */
    forgetClosed: () => {},
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'closeAccount',
  description: 'Closing one’s own account.',
  context: ({ input }) => ({ ...input, failure: undefined, tries: 0, isTooOld: false }),
  initial: 'proving',
  output: ({ event }) => event.output as CloseAccountOutput,
  states: {
    proving: {
      description: 'Says what closing means, and asks for the password. Says, too, why it is asked for again.',
      on: {
        'password.submitted': { target: 'checking', actions: 'forgetFailure', description: 'The person goes on.' },
        'page.left': { target: 'left', description: 'The person decides against it.' },
      },
    },
    checking: {
      description: 'The sign-in service checks the password: a session left open is not the person.',
      tags: ['busy'],
      on: { 'page.left': { target: 'left', description: 'The person decides against it.' } },
      invoke: {
        id: 'reauthenticate',
        src: 'reauthenticate',
        input: ({ event }) => ({ password: event.type === 'password.submitted' ? event.password : '' }),
        onDone: { target: 'confirming', actions: 'noteProven', description: 'The password is right.' },
        onError: {
          target: 'proving',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          ],
          description: 'The password is wrong, or the sign-in service could not be reached.',
        },
      },
    },
    confirming: {
      description: 'Asks one last time, and says if the last try failed.',
      tags: ['confirming'],
      on: {
        'close.confirmed': [
          {
            guard: 'wasTried',
            target: 'closing',
            actions: ['rememberClosed', 'countTry'],
            description:
              'The person tries again. If the account is closed already, the sign-in service ends the session before the answer comes.',
          },
          { target: 'closing', actions: 'countTry', description: 'Close it for good.' },
        ],
        'close.canceled': { target: 'proving', actions: 'beginAnew', description: 'The person keeps the account.' },
        'page.left': { target: 'left', description: 'The person decides against it.' },
      },
    },
    closing: {
      description: 'Novi closes the account. There is no way back meanwhile.',
      tags: ['confirming', 'closing'],
      on: { 'page.left': { description: 'The person leaves the page: the account is closed all the same.' } },
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: { target: 'closed', actions: 'rememberClosed', description: 'The account is closed.' },
        onError: [
          {
            guard: { type: 'isTooOld', params: ({ event }) => ({ error: event.error }) },
            target: 'proving',
            actions: ['forgetClosed', 'noteTooOld'],
            description: 'The password was given too long ago: ask for it once more.',
          },
          {
            guard: { type: 'isClosedAlready', params: ({ event }) => ({ error: event.error }) },
            target: 'closed',
            actions: 'rememberClosed',
            description: 'An earlier answer was lost: the account is closed already, and nobody can sign in to it.',
          },
          {
            target: 'confirming',
            actions: ['forgetClosed', { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) }],
            description: 'Novi refused, or could not be reached. The next try finds out what happened.',
          },
        ],
      },
    },
    closed: {
      type: 'final',
      output: { isClosed: true },
      description: 'The account is closed. The session is to end now.',
    },
    left: { type: 'final', output: { isClosed: false }, description: 'The account stays as it is.' },
  },
});

function fieldOf(error: unknown, name: 'code' | 'status'): unknown {
  return typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined;
}
