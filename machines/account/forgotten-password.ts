import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../actors.ts';

type ForgottenPasswordContext = {
  /** The e-mail that a link is being sent to, or was sent to last. */
  email: string;
  /** The e-mail that the page has said a link was sent to. */
  sentTo: string | undefined;
};

type ForgottenPasswordEvent = { type: 'email.submitted'; email: string };

const submitted = {
  target: 'sending' as const,
  actions: { type: 'keepEmail' as const, params: ({ event }: { event: ForgottenPasswordEvent }) => event },
};

/**
 * Somebody who has forgotten their password asks for the link to a new one. Whether there is an account with that e-mail is
 * nobody's to learn, so the answer is the same whatever comes of it. Actor: `sendLink`.
 */
export const forgottenPasswordMachine = setup({
  types: {
    context: {} as ForgottenPasswordContext,
    events: {} as ForgottenPasswordEvent,
    tags: {} as 'busy' | 'sent',
  },
  actors: { sendLink: promiseNotProvided<void, { email: string }>('sendLink') },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    noteSent: assign({ sentTo: ({ context }) => context.email.trim() }),
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'forgottenPassword',
  description: 'Somebody has forgotten their password.',
  context: { email: '', sentTo: undefined },
  initial: 'asking',
  states: {
    asking: {
      description: 'Asks for the e-mail of the account.',
      on: { 'email.submitted': { ...submitted, description: 'The person asks for the link.' } },
    },
    sending: {
      description: 'The sign-in service sends the link, where there is such an account.',
      tags: ['busy'],
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: 'sent',
          actions: 'noteSent',
          description: 'The e-mail is on its way, or there is no such account.',
        },
        onError: {
          target: 'sent',
          actions: ['noteSent', { type: 'logFailure', params: ({ event }) => ({ error: event.error }) }],
          description:
            'The sign-in service refused, or could not be reached. The page says the same, so that nobody learns who has an account.',
        },
      },
    },
    sent: {
      description: 'Says that a link was sent if there is an account, and offers to send it again.',
      tags: ['sent'],
      on: { 'email.submitted': { ...submitted, description: 'The e-mail did not come: the person asks again.' } },
    },
  },
});
