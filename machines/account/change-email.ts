import { assign, setup } from 'xstate';
import { providerCode } from '#domain/provider-code.ts';
import { promiseNotProvided } from '../actors.ts';

type ChangeEmailContext = {
  /** The e-mail that is to be signed in with, as it was typed last. */
  email: string;
  /** The error of the last try, until the next one. */
  failure: unknown;
};

type ChangeEmailEvent = { type: 'change.submitted'; email: string; password: string };

/**
 * Another e-mail to sign in with: the password once more, then a link to the new mailbox. The old e-mail stays until that link
 * is used. Invoked by the session. Actors: `reauthenticate` and `sendLink`.
 */
export const changeEmailMachine = setup({
  types: {
    context: {} as ChangeEmailContext,
    events: {} as ChangeEmailEvent,
    tags: {} as 'busy' | 'sent',
  },
  actors: {
    reauthenticate: promiseNotProvided<void, { password: string }>('reauthenticate'),
    sendLink: promiseNotProvided<void, { email: string }>('sendLink'),
  },
  guards: {
    isTaken: (_, { error }: { error: unknown }) => providerCode(error) === 'email-already-in-use',
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email, failure: undefined })),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'changeEmail',
  description: 'Changing the e-mail to sign in with.',
  context: { email: '', failure: undefined },
  initial: 'asking',
  states: {
    asking: {
      description: 'Asks for the new e-mail and for the password, and says why the last try failed.',
      on: {
        'change.submitted': {
          target: 'reauthenticating',
          actions: { type: 'keepEmail', params: ({ event }) => event },
          description: 'The person asks for the link.',
        },
      },
    },
    reauthenticating: {
      description: 'The sign-in service checks the password: a session left open is not the person.',
      tags: ['busy'],
      invoke: {
        id: 'reauthenticate',
        src: 'reauthenticate',
        input: ({ event }) => ({ password: event.password }),
        onDone: { target: 'sending', description: 'The password is right.' },
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
    sending: {
      description: 'The sign-in service sends the link to the new mailbox.',
      tags: ['busy'],
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context: { email } }) => ({ email }),
        onDone: { target: 'sent', description: 'The e-mail is on its way.' },
        onError: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ error: event.error }) },
            target: 'sent',
            description: 'Somebody else signs in with that e-mail. The answer is the same, so that nobody learns it.',
          },
          {
            target: 'asking',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
              { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            ],
            description: 'The sign-in service refused, or could not be reached.',
          },
        ],
      },
    },
    sent: { description: 'Tells the person to look into the new mailbox.', tags: ['sent'] },
  },
});
