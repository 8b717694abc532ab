import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../actors.ts';
import { choosingAnew, looking } from '../pages.ts';
import type { AddedRelative, SurveyContext, SurveyDestination, SurveyEvent, SurveyFacts, SurveyPage } from './types.ts';

const toList = {
  target: 'relatives',
  actions: { type: 'noteWanted', params: { destination: { page: 'relatives' } } },
} as const;

const toSomebodyNew = {
  target: 'relative',
  actions: {
    type: 'wantRelative',
    params: ({ event: { relativeId, adding } }: { event: SurveyEvent & { type: 'relative.added' } }) => ({
      relativeId,
      adding,
    }),
  },
} as const;

const shown = ['ancestry', 'count', 'relatives', 'relative', 'check', 'tree', 'ask'] as const;

/**
 * The pages of the step “survey”, while the journey is at it: questions about the member, the family’s origins, how many
 * relatives there are, each of them, and the check. The family history is sent by the journey (`step.completed`). Actor:
 * `saveDraft`, which tells whether all that was typed is saved.
 */
export const surveyMachine = setup({
  types: {
    context: {} as SurveyContext,
    events: {} as SurveyEvent,
    tags: {} as 'looking' | 'joined' | 'pausing' | 'paused' | Exclude<SurveyPage, 'start'>,
    children: {} as { saveDraft: 'saveDraft' },
  },
  actors: {
    saveDraft: promiseNotProvided<{ isSaved: boolean }, void>('saveDraft'),
  },
  guards: {
    hasJustJoined: ({ context: { isNew, hasJustJoined, wanted } }) => isNew && hasJustJoined && wanted.page === 'start',
    isNew: ({ context }) => context.isNew,
    wants: ({ context }, { page }: { page: SurveyPage }) => context.wanted.page === page,
    isSent: ({ context }) => context.isSent,
    wasLastAt: ({ context }, { page }: { page: SurveyPage }) => context.last.page === page,
    isFromCheck: ({ context }) => context.wanted.isFromCheck === true,
    hasNext: (_, { next }: { next: string | undefined }) => next !== undefined,
    isSaved: (_, { isSaved }: { isSaved: boolean }) => isSaved,
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: SurveyFacts }) => facts),
    noteWanted: assign((_, { destination }: { destination: SurveyDestination }) => ({
      wanted: destination,
      cameFrom: undefined,
    })),
    wantRelative: assign((_, relative: { relativeId: string | undefined; adding?: AddedRelative }) => ({
      wanted: { page: 'relative' as const, ...relative },
      cameFrom: undefined,
    })),
    comeBackToList: assign(({ context }) => ({
      wanted: { page: 'relatives' as const },
      cameFrom: context.wanted.relativeId,
    })),
    goOnWhereLeft: assign(({ context }) => ({ wanted: context.last })),
    noteBegun: assign({ isNew: false }),
  },
}).createMachine({
  id: 'survey',
  description: 'The pages on which a member tells of their family’s health.',
  context: {
    ...{ isNew: false, isSent: false, hasJustJoined: false },
    ...{ last: { page: 'relatives' }, wanted: { page: 'start' }, cameFrom: undefined },
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
          description: `The member was at “${page}”.`,
        })),
        { target: 'relatives', description: 'The member was at the list, or nowhere yet.' },
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
      on: {
        'relative.added': { ...toSomebodyNew, description: 'The member tells of somebody who is not in the list.' },
      },
    },
    relative: {
      description: 'What is known of one relative.',
      tags: ['relative'],
      on: {
        'relative.done': [
          {
            guard: 'isFromCheck',
            target: 'check',
            actions: { type: 'noteWanted', params: { destination: { page: 'check' } } },
            description: 'The page was opened from the check: back there.',
          },
          {
            guard: { type: 'hasNext', params: ({ event }) => ({ next: event.next }) },
            target: 'relative',
            actions: { type: 'wantRelative', params: ({ event }) => ({ relativeId: event.next }) },
            description: 'On to the next in the list of whom something is open.',
          },
          {
            target: 'relatives',
            actions: 'comeBackToList',
            description: 'Back to the list, to where the relative stands.',
          },
        ],
        'relative.added': {
          ...toSomebodyNew,
          description: 'The member is done, and tells of another one of that relation.',
        },
        'relative.removed': { ...toList, description: 'The relative is removed: the list offers to bring them back.' },
        'relative.missing': { ...toList, description: 'Nobody of that address is in the family history.' },
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
      on: {
        'pause.requested': { target: 'pausing', description: 'The member goes on another time, once they know more.' },
      },
    },
    pausing: {
      description: 'Saves all that was typed, before the member leaves.',
      tags: ['ask', 'pausing'],
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'paused',
            description: 'All of it is saved.',
          },
          { target: 'ask', description: 'Something could not be saved: the page stays, and says so.' },
        ],
        onError: { target: 'ask', description: 'Novi could not find out whether all is saved: the page stays.' },
      },
    },
    paused: {
      description: 'The member goes to their dashboard. The survey goes on where they were last, once they come back.',
      tags: ['paused', 'pausing'],
    },
  },
});
