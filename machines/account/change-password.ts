import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../actors.ts';

type ChangePasswordContext = {
  /** The new password, for as long as it takes to store it. */
  next: string;
  /** The error of the last try, until the next one. */
  failure: unknown;
};

type ChangePasswordEvent = { type: 'change.submitted'; current: string; next: string };

/**
 * Another password, while signed in: the current one first, then the new one (ASVS 5.0, 6.2.3). Invoked by the session. Actors:
 * `reauthenticate`, with the current password and then with the new one, and `storePassword`.
 */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    tags: {} as 'busy' | 'changed',
  },
  actors: {
    reauthenticate: promiseNotProvided<void, { password: string }>('reauthenticate'),
    storePassword: promiseNotProvided<void, { next: string }>('storePassword'),
  },
  actions: {
    keepNext: assign((_, { next }: { next: string }) => ({ next, failure: undefined })),
    forgetNext: assign({ next: '' }),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'changePassword',
  description: 'Changing the password while signed in.',
  context: { next: '', failure: undefined },
  initial: 'asking',
  states: {
    asking: {
      description: 'Asks for the current and the new password, and says why the last try failed.',
      entry: 'forgetNext',
      on: {
        'change.submitted': {
          target: 'reauthenticating',
          actions: { type: 'keepNext', params: ({ event }) => event },
          description: 'The person wants the new password.',
        },
      },
    },
    reauthenticating: {
      description: 'The sign-in service checks the current password: a session left open is not the person.',
      tags: ['busy'],
      invoke: {
        id: 'reauthenticate',
        src: 'reauthenticate',
        input: ({ event }) => ({ password: event.current }),
        onDone: { target: 'saving', description: 'The current password is right.' },
        onError: {
          target: 'asking',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          ],
          description: 'The password is wrong, or the sign-in service could not be reached.',
        },
      },
    },
    saving: {
      description: 'The sign-in service stores the new password, and ends all other sessions.',
      tags: ['busy'],
      invoke: {
        id: 'storePassword',
        src: 'storePassword',
        input: ({ context: { next } }) => ({ next }),
        onDone: { target: 'renewing', description: 'The new password is the one that counts.' },
        onError: {
          target: 'asking',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          ],
          description: 'The sign-in service refused, or could not be reached.',
        },
      },
    },
    renewing: {
      description: 'Sign-ins from before the change no longer count: this session signs in again.',
      tags: ['busy'],
      invoke: {
        id: 'renewSignIn',
        src: 'reauthenticate',
        input: ({ context: { next } }) => ({ password: next }),
        onDone: { target: 'changed', description: 'This session goes on.' },
        onError: { target: 'changed', description: 'The password is changed, whatever comes of this.' },
      },
    },
    changed: {
      description: 'Says that the password is changed.',
      tags: ['changed'],
      entry: 'forgetNext',
    },
  },
});
