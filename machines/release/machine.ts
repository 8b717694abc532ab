import { assign, setup } from 'xstate';
import { choosingAnew, keepRead, looking, noteVisited, type PagesEvent } from '../pages.ts';

/** The pages of the step, by their addresses. */
export const releasePages = ['start', 'choice', 'form', 'check', 'sign'] as const;
export type ReleasePage = (typeof releasePages)[number];

/** What decides which page stands, as the screen has read it. */
export type ReleaseFacts = {
  /** A release was signed once, or the member has decided to share with nobody. */
  isSettled: boolean;
  /** A form was begun before, and is kept as a draft. */
  isBegun: boolean;
  /** The form holds all that it asks for. */
  isFilledIn: boolean;
  /** The journey is storing what was signed or decided. */
  isSaving: boolean;
  /** The form that was signed last. */
  newest: string | undefined;
};

export type ReleaseContext = ReleaseFacts & {
  /** The page that the member wants to see. */
  wanted: ReleasePage;
  /** The form about which the question stands whether to revoke it. */
  asked: string | undefined;
  /** The form that was revoked on this page, which says so. */
  revoked: string | undefined;
  /** The form that was signed last as far as the member knows. */
  seen: string | undefined;
  /** The form that turned out to be signed, by a try whose reply was lost or in another tab, while another was to be signed here. */
  found: string | undefined;
};

export type ReleaseEvent =
  | PagesEvent<ReleaseFacts, ReleasePage>
  /** The member shares with somebody (on the choice), or has filled in the form. */
  | { type: 'page.done' }
  /** The member wants to revoke a form that is in force, and changes their mind. */
  | { type: 'revoke.requested'; formId: string }
  | { type: 'revoke.closed' }
  /** The form is revoked. */
  | { type: 'release.revoked'; formId: string };

const visited = {
  target: 'deciding',
  actions: [noteVisited, 'forgetRevoked'],
  description: 'Another page is asked for: an open question closes, and the news of what was revoked goes.',
} as const;

const lookingUp = looking('Looks up what was signed and decided, and what was filled in before.');

/** The reply may come after the question was closed. */
const revoked = { type: 'noteRevoked', params: ({ event }: { event: { formId: string } }) => event } as const;

/**
 * The pages of the step “release of information”, while the journey is at it: whether to share at all, the form, reading it, and
 * signing it; or what was signed or decided. What is signed or decided is sent by the journey (`step.completed`).
 */
export const releaseMachine = setup({
  types: {
    context: {} as ReleaseContext,
    events: {} as ReleaseEvent,
    tags: {} as 'looking' | 'signed' | 'asking' | Exclude<ReleasePage, 'start'>,
  },
  guards: {
    isFound: ({ context: { newest, seen, isSaving } }) => newest !== undefined && newest !== seen && !isSaving,
    wants: ({ context }, { page }: { page: ReleasePage }) => context.wanted === page,
    isSettled: ({ context }) => context.isSettled,
    canRead: ({ context: { wanted, isFilledIn } }) => wanted === 'check' && isFilledIn,
    canSign: ({ context: { wanted, isFilledIn } }) => wanted === 'sign' && isFilledIn,
    isBegun: ({ context: { wanted, isBegun } }) => wanted === 'start' && isBegun,
    isSaving: ({ context }) => context.isSaving,
    isUnfilled: ({ context: { wanted } }) => wanted === 'check' || wanted === 'sign',
  },
  actions: {
    /** What was found is no news any more once the member goes on from it. */
    keepFacts: assign(({ context: { found } }, { facts }: { facts: ReleaseFacts }) => ({
      ...facts,
      found: facts.isSaving ? undefined : found,
    })),
    noteWanted: assign((_, { destination }: { destination: ReleasePage }) => ({ wanted: destination })),
    noteFilledIn: assign({ isFilledIn: true }),
    noteAsked: assign((_, { formId }: { formId: string }) => ({ asked: formId })),
    noteRevoked: assign((_, { formId }: { formId: string }) => ({ revoked: formId })),
    forgetRevoked: assign({ revoked: undefined }),
    noteSeen: assign(({ context }) => ({ seen: context.newest })),
    noteFound: assign(({ context }) => ({ found: context.newest, wanted: 'start' as const })),
    forgetFound: assign({ found: undefined }),
  },
}).createMachine({
  id: 'release',
  description: 'The pages on which a member says who may get their information, and signs it.',
  context: {
    isSettled: false,
    isBegun: false,
    isFilledIn: false,
    isSaving: false,
    wanted: 'start',
    asked: undefined,
    revoked: undefined,
    newest: undefined,
    seen: undefined,
    found: undefined,
  },
  initial: 'looking',
  on: choosingAnew('What was signed, decided and filled in so far has been read.'),
  states: {
    looking: {
      ...lookingUp,
      on: {
        ...lookingUp.on,
        'facts.read': { target: 'deciding', actions: [keepRead, 'noteSeen'], description: 'All that has been read.' },
      },
    },
    deciding: {
      description: 'Chooses the page.',
      always: [
        {
          guard: 'isFound',
          target: 'signed',
          actions: 'noteFound',
          description: 'A form turned out to be signed meanwhile: it is shown before anything else can be signed.',
        },
        { guard: 'canRead', target: 'check', description: 'The form is filled in, and can be read.' },
        { guard: 'canSign', target: 'sign', description: 'The form is filled in, and can be signed.' },
        {
          guard: { type: 'wants', params: { page: 'form' } },
          target: 'form',
          description: 'A new form, also beside one that was signed.',
        },
        { guard: 'isSettled', target: 'signed', description: 'Something was signed or decided: it is shown.' },
        { guard: 'isUnfilled', target: 'form', description: 'The form has to be filled in first.' },
        { guard: 'isBegun', target: 'form', description: 'The member goes on with the form that they began.' },
        { target: 'choice', description: 'Whether to share at all is asked first.' },
      ],
    },
    choice: {
      description: 'Whether anything is shared at all.',
      tags: ['choice'],
      on: {
        'page.done': {
          target: 'form',
          actions: { type: 'noteWanted', params: { destination: 'form' } },
          description: 'The member shares with somebody.',
        },
      },
    },
    form: {
      description: 'What is shared, by whom, with whom, what for and until when.',
      tags: ['form'],
      entry: 'forgetFound',
      on: {
        'page.done': {
          target: 'check',
          actions: ['noteFilledIn', { type: 'noteWanted', params: { destination: 'check' } }],
          description: 'The form holds all that it asks for.',
        },
      },
    },
    check: {
      description: 'The whole form to read, with every statement.',
      tags: ['check'],
      entry: 'forgetFound',
    },
    sign: {
      description: 'The consent to sign on a screen, and the signature.',
      tags: ['sign'],
      entry: 'forgetFound',
      on: {
        'page.visited': {
          guard: 'isSaving',
          description: 'The form stays as it was read while it is sent, wherever the browser’s Back leads.',
        },
      },
    },
    signed: {
      description: 'What was signed, or that the member shares with nobody. What is in force can be revoked.',
      tags: ['signed'],
      entry: 'noteSeen',
      on: {
        'revoke.requested': {
          target: 'revoking',
          actions: { type: 'noteAsked', params: ({ event }) => event },
          description: 'The member wants to revoke a form that is in force.',
        },
        'release.revoked': {
          actions: revoked,
          description: 'The permission is revoked, though the question was closed meanwhile.',
        },
        'page.visited': visited,
      },
    },
    revoking: {
      description: 'Asks whether to revoke the form, and says what that does.',
      tags: ['signed', 'asking'],
      on: {
        'revoke.closed': { target: 'signed', description: 'The member keeps the permission.' },
        'release.revoked': {
          target: 'signed',
          actions: revoked,
          description: 'The permission is revoked, and the page says so.',
        },
        'facts.read': { actions: keepRead, description: 'The forms were read anew: the question stays.' },
        'page.visited': visited,
      },
    },
  },
});
