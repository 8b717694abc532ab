import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../actors.ts';
import { choosingAnew, keepRead, looking, noteVisited, type PagesEvent } from '../pages.ts';
import type { WritingView } from './views.ts';

/** What decides what is shown, as the screen has read it. */
export type WritingFacts = {
  /** The version that is signed; 0 while nothing is. */
  signed: number;
  /** The signed version from which the draft was made; undefined while nothing is begun. */
  basedOn: number | undefined;
  /** Nothing is missing: it can be looked at as the patient will see it, and be signed. */
  isComplete: boolean;
  /** What is signed is what was written here: only the reply was lost. */
  isMine: boolean;
};

/**
 * What `sign` answers. `overtaken`: something else was signed meanwhile. `unsettled`: another device has typed something else into
 * the draft, and the person has to choose first. It rejects with any other failure.
 */
export type SignAnswer = 'signed' | 'overtaken' | 'unsettled';

export type WritingContext = WritingFacts & {
  wanted: WritingView;
  /** What is signed is being changed, from the version that is signed now. */
  amends: boolean;
  /** It was signed on this page, and the page says so. */
  isNew: boolean;
  /** What is being signed. */
  record: unknown;
  /** Why it could not be signed, or given up, the last time. */
  failure: unknown;
};

export type WritingEvent =
  | PagesEvent<WritingFacts, WritingView>
  /** The specialist signs what the preview shows. */
  | { type: 'sign.requested'; record: unknown }
  /** What is signed is to be changed by another version. */
  | { type: 'amendment.requested' }
  /** Something else was signed meanwhile: what was written here becomes a change of that. */
  | { type: 'mine.kept' }
  /** The same: what was written here is given up. */
  | { type: 'theirs.taken' };

/**
 * What a specialist writes after a visit, the summary or the care plan: it is typed, looked at as the patient will see it, and
 * signed; what is signed is changed by another version alone. What is typed has a draft machine of its own, which the session
 * owns. Actors: `sign` has the draft give way to the signed text, `discard` empties the draft.
 */
export const writingMachine = setup({
  types: {
    context: {} as WritingContext,
    events: {} as WritingEvent,
    tags: {} as 'looking' | 'form' | 'preview' | 'signing' | 'signed' | 'overtaken',
  },
  actors: {
    sign: promiseNotProvided<SignAnswer, { record: unknown }>('sign'),
    discard: promiseNotProvided<void, void>('discard'),
  },
  guards: {
    isMine: ({ context }) => context.isMine,
    isOvertaken: ({ context: { basedOn, signed } }) => basedOn !== undefined && basedOn !== signed,
    isSigned: ({ context: { basedOn, signed, amends } }) => signed > 0 && basedOn === undefined && !amends,
    mayPreview: ({ context: { wanted, isComplete } }) => wanted === 'preview' && isComplete,
    wasOvertaken: (_, { answer }: { answer: SignAnswer }) => answer === 'overtaken',
    isUnsettled: (_, { answer }: { answer: SignAnswer }) => answer === 'unsettled',
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: WritingFacts }) => facts),
    noteWanted: assign((_, { destination }: { destination: WritingView }) => ({ wanted: destination })),
    noteRecord: assign((_, { record }: { record: unknown }) => ({ record, failure: undefined })),
    noteFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
    beginAmending: assign({ amends: true, isNew: false, wanted: 'form' as const }),
    noteSigned: assign({ amends: false, isNew: true, wanted: 'form' as const }),
    noteGivenUp: assign({ amends: false, isNew: false, wanted: 'form' as const }),
  },
}).createMachine({
  id: 'writing',
  description: 'What a specialist writes after a visit, until it is signed, and its changes after that.',
  context: {
    ...{ signed: 0, basedOn: undefined, isComplete: false, isMine: false },
    ...{ wanted: 'form', amends: false, isNew: false, record: undefined, failure: undefined },
  },
  initial: 'looking',
  on: choosingAnew('What is signed and what is typed has been read.'),
  states: {
    looking: looking('Reads what is signed and what was typed before.'),
    deciding: {
      description: 'Chooses what is shown.',
      always: [
        {
          guard: 'isMine',
          target: 'discarding',
          actions: 'noteSigned',
          description: 'The text is signed: its draft is deleted.',
        },
        { guard: 'isOvertaken', target: 'overtaken', description: 'The draft was made from an older version.' },
        { guard: 'isSigned', target: 'signed', description: 'The text is signed, and nothing new is begun.' },
        { guard: 'mayPreview', target: 'previewing', description: 'Nothing is missing, and the preview is wanted.' },
        { target: 'editing', description: 'The specialist is still writing.' },
      ],
    },
    editing: {
      description: 'The form: the text is typed, for the first time or as a change of what is signed.',
      tags: ['form'],
      entry: 'forgetFailure',
    },
    previewing: {
      description: 'The text as the patient will see it. It is signed from here alone.',
      tags: ['preview'],
      on: {
        'sign.requested': {
          target: 'signing',
          actions: { type: 'noteRecord', params: ({ event }) => event },
          description: 'The specialist signs it.',
        },
      },
    },
    signing: {
      description: 'The signed text takes the place of the draft. Nothing else can be done meanwhile.',
      tags: ['preview', 'signing'],
      on: {
        'facts.read': { actions: keepRead, description: 'What was read anew counts once it is known what came of it.' },
        'page.visited': { actions: noteVisited, description: 'Another view is asked for: it waits.' },
      },
      invoke: {
        id: 'sign',
        src: 'sign',
        input: ({ context: { record } }) => ({ record }),
        onDone: [
          {
            guard: { type: 'wasOvertaken', params: ({ event }) => ({ answer: event.output }) },
            target: 'overtaken',
            description: 'Something else was signed meanwhile: nothing is written over.',
          },
          {
            guard: { type: 'isUnsettled', params: ({ event }) => ({ answer: event.output }) },
            target: 'editing',
            actions: { type: 'noteWanted', params: { destination: 'form' } },
            description: 'Another device has typed something else: the form shows the choice.',
          },
          { target: 'signed', actions: 'noteSigned', description: 'The text is signed.' },
        ],
        onError: {
          target: 'deciding',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: event.error }) },
          description:
            'The text could not be signed: the specialist can try again, unless they asked for another view meanwhile.',
        },
      },
    },
    signed: {
      description: 'What is signed, as the patient reads it. It stays as it is.',
      tags: ['signed'],
      on: {
        'facts.read': { actions: keepRead, description: 'What is signed was read anew.' },
        'page.visited': { actions: noteVisited, description: 'There is nothing to preview.' },
        'amendment.requested': {
          target: 'editing',
          actions: 'beginAmending',
          description: 'The specialist begins a new version; this one stays to be read.',
        },
      },
    },
    overtaken: {
      description: 'Something else was signed since this was begun: it is shown, and the specialist chooses.',
      tags: ['overtaken'],
      on: {
        'facts.read': { actions: keepRead, description: 'What is signed was read anew: the choice stays.' },
        'page.visited': { actions: noteVisited, description: 'The choice comes first.' },
        'mine.kept': {
          target: 'editing',
          actions: 'beginAmending',
          description: 'What was written here becomes a change of what is signed.',
        },
        'theirs.taken': {
          target: 'discarding',
          actions: 'noteGivenUp',
          description: 'The specialist drops what was written here.',
        },
      },
    },
    discarding: {
      description: 'Empties the draft.',
      tags: ['overtaken', 'signing'],
      entry: 'forgetFailure',
      on: {
        'facts.read': { actions: keepRead, description: 'What was written here is being dropped.' },
        'page.visited': { actions: noteVisited, description: 'What was written here is being dropped.' },
      },
      invoke: {
        id: 'discard',
        src: 'discard',
        onDone: { target: 'signed', description: 'What is signed stands alone.' },
        onError: {
          target: 'overtaken',
          actions: { type: 'noteFailure', params: ({ event }) => ({ failure: event.error }) },
          description: 'What was written here could not be dropped: the choice stays.',
        },
      },
    },
  },
});
