import { assign, setup } from 'xstate';
import { providerCode } from '#domain/provider-code.ts';
import { promiseNotProvided } from '../actors.ts';

type EmailVerificationContext = {
  /** The error of the last try to send or to look, until the next one. */
  failure: unknown;
};

type EmailVerificationEvent = { type: 'link.requested' } | { type: 'account.checked' };

/** Somebody who has not confirmed their e-mail yet: send the link again, look whether it is done. Actors: `sendLink`, `isVerified`. */
export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    tags: {} as 'sending' | 'sent' | 'tooMany' | 'sendFailed' | 'checking' | 'notYet' | 'checkFailed' | 'verified',
  },
  actors: {
    sendLink: promiseNotProvided<void, void>('sendLink'),
    isVerified: promiseNotProvided<boolean, void>('isVerified'),
  },
  guards: {
    isTooMany: (_, { error }: { error: unknown }) => tooManyCodes.includes(providerCode(error)),
    isVerified: (_, { verified }: { verified: boolean }) => verified,
  },
  actions: {
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { error: unknown }) => {},
  },
  delays: { pause: 60_000, longPause: 300_000 },
}).createMachine({
  id: 'emailVerification',
  description: 'Confirming the e-mail of an account.',
  context: { failure: undefined },
  type: 'parallel',
  states: {
    mail: {
      description: 'The e-mail with the link.',
      initial: 'ready',
      states: {
        ready: {
          description: 'The link can be sent again.',
          on: { 'link.requested': { target: 'sending', description: 'The person asks for the link again.' } },
        },
        sending: {
          description: 'The sign-in service sends the link.',
          tags: ['sending'],
          invoke: {
            id: 'sendLink',
            src: 'sendLink',
            onDone: { target: 'sent', description: 'The e-mail is on its way.' },
            onError: [
              {
                guard: { type: 'isTooMany', params: ({ event }) => ({ error: event.error }) },
                target: 'tooMany',
                actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                description: 'The sign-in service has sent enough for now.',
              },
              {
                target: 'failed',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
                  { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                ],
                description: 'The sign-in service refused, or could not be reached.',
              },
            ],
          },
        },
        sent: {
          description: 'The e-mail is sent. It can be sent again after a minute.',
          tags: ['sent'],
          after: { pause: { target: 'ready', description: 'A minute later.' } },
        },
        tooMany: {
          description: 'The sign-in service has sent enough. The link can be sent again after five minutes.',
          tags: ['tooMany'],
          after: { longPause: { target: 'ready', description: 'Five minutes later.' } },
        },
        failed: {
          description: 'Says that nothing was sent, and why.',
          tags: ['sendFailed'],
          on: { 'link.requested': { target: 'sending', description: 'The person tries again.' } },
        },
      },
    },
    account: {
      description: 'What the sign-in service knows of the account.',
      initial: 'unknown',
      on: { 'account.checked': { target: '.checking', description: 'The person says that it is done.' } },
      states: {
        unknown: { description: 'Nobody has asked yet.' },
        checking: {
          description: 'Reads the account anew.',
          tags: ['checking'],
          on: { 'account.checked': { description: 'A second press while the account is read changes nothing.' } },
          invoke: {
            id: 'isVerified',
            src: 'isVerified',
            onDone: [
              {
                guard: { type: 'isVerified', params: ({ event }) => ({ verified: event.output }) },
                target: 'verified',
                description: 'The link was opened and used.',
              },
              { target: 'notYet', description: 'The link was not used yet.' },
            ],
            onError: {
              target: 'failed',
              actions: [
                { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
                { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
              ],
              description: 'The sign-in service could not be asked.',
            },
          },
        },
        notYet: {
          description: 'Says that the link was not used yet.',
          tags: ['notYet'],
          on: { 'link.requested': { target: 'unknown', description: 'A new link: the answer was about the old one.' } },
        },
        failed: {
          description: 'Says that the account could not be read.',
          tags: ['checkFailed'],
          on: { 'link.requested': { target: 'unknown', description: 'The person asks for something else.' } },
        },
        verified: { description: 'The e-mail is confirmed.', tags: ['verified'] },
      },
    },
  },
});

const tooManyCodes = ['too-many-requests', 'quota-exceeded'];
