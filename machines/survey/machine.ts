import { assign, setup } from 'xstate';
import { choosingAnew, looking, type PagesEvent } from '../pages.ts';

/** The pages of the step, by their addresses. */
export const surveyPages = [
  'start',
  'you',
  'ancestry',
  'count',
  'relatives',
  'relative',
  'check',
  'tree',
  'ask',
] as const;
export type SurveyPage = (typeof surveyPages)[number];

/** A page; where it is that of a relative, which one. */
export type SurveyDestination = { page: SurveyPage; relativeId?: string | undefined };

/** What decides which page stands, as the screen has read it. */
export type SurveyFacts = {
  /** Nothing has been answered so far. */
  isNew: boolean;
  /** All of the family history is sent. */
  isSent: boolean;
  /** The member was told a moment ago that they can join. */
  hasJustJoined: boolean;
  /** The page on which the member was last, in this tab. */
  last: SurveyDestination;
};

export type SurveyContext = SurveyFacts & {
  /** The page that the member wants to see. */
  wanted: SurveyDestination;
};

export type SurveyEvent =
  | PagesEvent<SurveyFacts, SurveyDestination>
  /** The member goes on to the next page. */
  | { type: 'page.done' }
  /** The relative of the address is not in the family history. */
  | { type: 'relative.missing' };

const shown = ['ancestry', 'count', 'relatives', 'relative', 'check', 'tree', 'ask'] as const;

/**
 * The pages of the step “survey”, while the journey is at it: questions about the member, the family’s origins, how many
 * relatives there are, each of them, and the check. The family history is sent by the journey (`step.completed`).
 */
export const surveyMachine = setup({
  types: {
    context: {} as SurveyContext,
    events: {} as SurveyEvent,
    tags: {} as 'looking' | 'joined' | Exclude<SurveyPage, 'start'>,
  },
  guards: {
    hasJustJoined: ({ context: { isNew, hasJustJoined, wanted } }) => isNew && hasJustJoined && wanted.page === 'start',
    isNew: ({ context }) => context.isNew,
    wants: ({ context }, { page }: { page: SurveyPage }) => context.wanted.page === page,
    isSent: ({ context }) => context.isSent,
    wasLastAt: ({ context }, { page }: { page: SurveyPage }) => context.last.page === page,
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: SurveyFacts }) => facts),
    noteWanted: assign((_, { destination }: { destination: SurveyDestination }) => ({ wanted: destination })),
    goOnWhereLeft: assign(({ context }) => ({ wanted: context.last })),
    noteBegun: assign({ isNew: false }),
  },
}).createMachine({
  id: 'survey',
  description: 'The pages on which a member tells of their family’s health.',
  context: {
    ...{ isNew: false, isSent: false, hasJustJoined: false },
    ...{ last: { page: 'relatives' }, wanted: { page: 'start' } },
  },
  initial: 'looking',
  on: choosingAnew('What was told so far has been read.'),
  states: {
    looking: looking('Looks up what was told so far.'),
    deciding: {
      description: 'Chooses the page.',
      always: [
        { guard: 'hasJustJoined', target: 'joined', description: 'The member can join, and reads what that means.' },
        {
          guard: 'isNew',
          target: 'you',
          description: 'The questions about the member come first: without them there is nothing to check or send.',
        },
        { guard: { type: 'wants', params: { page: 'you' } }, target: 'you', description: 'The member’s own answers.' },
        ...shown.map((page) => ({
          guard: { type: 'wants' as const, params: { page } },
          target: page,
          description: `The page “${page}” is asked for.`,
        })),
        { guard: 'isSent', target: 'check', description: 'All is sent: it is shown as a whole.' },
        { target: 'resuming', description: 'The member goes on where they were last.' },
      ],
    },
    resuming: {
      description: 'Goes to the page on which the member was last.',
      entry: 'goOnWhereLeft',
      always: [
        ...(['you', 'ancestry', 'count', 'relative', 'check'] as const).map((page) => ({
          guard: { type: 'wasLastAt' as const, params: { page } },
          target: page,
          description: `They were at “${page}”.`,
        })),
        { target: 'relatives', description: 'They were at the list, or nowhere yet.' },
      ],
    },
    joined: {
      description: '“You can join”: what that means, and what comes next.',
      tags: ['joined'],
    },
    you: {
      description: 'Questions about the member: their own health first.',
      tags: ['you'],
      on: {
        'page.done': {
          target: 'ancestry',
          actions: ['noteBegun', { type: 'noteWanted', params: { destination: { page: 'ancestry' } } }],
          description: 'What is needed about the member is there.',
        },
      },
    },
    ancestry: {
      description: 'Where the family of each parent comes from.',
      tags: ['ancestry'],
      on: {
        'page.done': {
          target: 'count',
          actions: { type: 'noteWanted', params: { destination: { page: 'count' } } },
          description: 'Answered, or left open.',
        },
      },
    },
    count: {
      description: 'How many relatives of each kind there are.',
      tags: ['count'],
      on: {
        'page.done': {
          target: 'relatives',
          actions: { type: 'noteWanted', params: { destination: { page: 'relatives' } } },
          description: 'The relatives stand in the list.',
        },
      },
    },
    relatives: {
      description: 'The list of all relatives, with what is known of each.',
      tags: ['relatives'],
    },
    relative: {
      description: 'What is known of one relative.',
      tags: ['relative'],
      on: {
        'relative.missing': {
          target: 'relatives',
          actions: { type: 'noteWanted', params: { destination: { page: 'relatives' } } },
          description: 'Nobody of that address is in the family history.',
        },
      },
    },
    check: {
      description: 'The whole family history, before it is sent and after.',
      tags: ['check'],
    },
    tree: {
      description: 'The family tree as it is drawn so far.',
      tags: ['tree'],
    },
    ask: {
      description: 'A list of what relatives could be asked.',
      tags: ['ask'],
    },
  },
});
