import { assign, setup } from 'xstate';
import { providerCode } from '#domain/provider-code.ts';
import { promiseNotProvided } from '../actors.ts';

/** What the links in the identity provider's e-mails are for, spelled as their `mode`. */
export const linkKinds = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link: what it is for, and its one-time code. */
export type ActionLink = { kind: LinkKind; code: string };

/** Whom a link is for: the e-mail of the account once it is used, and the one before where it changes. */
export type LinkFacts = { email: string; previousEmail?: string | undefined };

type ActionLinkContext = ActionLink & {
  /** What the provider has said of the link. */
  facts: LinkFacts | undefined;
  /** The error of the last try, until the next one. */
  failure: unknown;
};

type ActionLinkEvent = { type: 'link.opened' } | { type: 'link.retried' } | { type: 'link.used'; password?: string };

/** What the provider says of a link that will never work again. */
const spentCodes = [
  'expired-action-code',
  'invalid-action-code',
  'user-disabled',
  'user-not-found',
  'email-already-in-use',
];

/**
 * From a link in an e-mail to what it is for. Opening it only reads it: programs that look through mail open links, too.
 * Actors: `readLink` and `useLink`.
 */
export const actionLinkMachine = setup({
  types: {
    context: {} as ActionLinkContext,
    events: {} as ActionLinkEvent,
    input: {} as ActionLink,
    tags: {} as 'unreachable' | 'asking' | 'busy' | 'spent' | 'done',
  },
  actors: {
    readLink: promiseNotProvided<LinkFacts, ActionLink>('readLink'),
    useLink: promiseNotProvided<void, ActionLink & { facts: LinkFacts | undefined; password: string }>('useLink'),
  },
  guards: {
    isSpent: (_, { error }: { error: unknown }) => spentCodes.includes(providerCode(error)),
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: LinkFacts }) => ({ facts })),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { kind: LinkKind; error: unknown }) => {},
  },
}).createMachine({
  id: 'actionLink',
  description: 'A link in an e-mail: it sets a new password, or confirms, changes or takes back an e-mail address.',
  context: ({ input }) => ({ ...input, facts: undefined, failure: undefined }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The page has just been opened.',
      on: { 'link.opened': { target: 'reading', description: 'The page asks what the link is good for.' } },
    },
    reading: {
      description: 'Asks the sign-in service whose link it is, and whether it still works. Nothing changes by that.',
      entry: 'forgetFailure',
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context: { kind, code } }) => ({ kind, code }),
        onDone: {
          target: 'asking',
          actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
          description: 'The link works.',
        },
        onError: [
          {
            guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) },
            target: 'spent',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            description: 'Used already, too old, or of an account that is closed.',
          },
          {
            target: 'unreachable',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
              { type: 'logFailure', params: ({ context, event }) => ({ kind: context.kind, error: event.error }) },
            ],
            description: 'The sign-in service could not be asked.',
          },
        ],
      },
    },
    unreachable: {
      description: 'Says that the link could not be checked, and offers to try again.',
      tags: ['unreachable'],
      on: { 'link.retried': { target: 'reading', description: 'The person tries again.' } },
    },
    asking: {
      description: 'Says what the link will do and waits for the person: a press, or a new password.',
      tags: ['asking'],
      on: {
        'link.used': { target: 'using', actions: 'forgetFailure', description: 'The person goes ahead.' },
      },
    },
    using: {
      description: 'The sign-in service does what the link is for.',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'useLink',
        src: 'useLink',
        input: ({ context: { kind, code, facts }, event }) => ({
          ...{ kind, code, facts },
          password: event.type === 'link.used' ? (event.password ?? '') : '',
        }),
        onDone: { target: 'done', description: 'The sign-in service has done what the link is for.' },
        onError: [
          {
            guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) },
            target: 'spent',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            description: 'The link was used meanwhile, became too old, or the new e-mail has an account by now.',
          },
          {
            target: 'asking',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
              { type: 'logFailure', params: ({ context, event }) => ({ kind: context.kind, error: event.error }) },
            ],
            description:
              'The sign-in service refused, or could not be reached: the page says why and keeps what was typed.',
          },
        ],
      },
    },
    spent: { description: 'The link does not work any more: ask for a new one.', tags: ['spent'], type: 'final' },
    done: { description: 'What the link is for has happened.', tags: ['done'], type: 'final' },
  },
});
