import { assign, setup } from 'xstate';
import { choosingAnew, looking, type PagesEvent } from '../pages.ts';

/**
 * A page of the step: that of a group of questions, by its id; the check; or the step's own address, which names none.
 * `isChange`: one answer is to be changed, from the check, and the page leads back there.
 */
export type MedicalHistoryDestination =
  | { page: 'start' }
  | { page: 'check' }
  | { page: 'questions'; group: string; isChange?: boolean };

/** What decides which page stands, as the screen has read it. */
export type MedicalHistoryFacts = {
  /** The groups of questions that are asked, by id, in their order. Which they are depends on the answers. */
  groups: readonly string[];
  /** The first of them that is still to be answered; nothing where all are, or were sent. */
  firstOpen: string | undefined;
};

export type MedicalHistoryContext = MedicalHistoryFacts & {
  /** The page that the member wants to see. */
  wanted: MedicalHistoryDestination;
  /** The group of questions that is shown. */
  group: string | undefined;
};

export type MedicalHistoryEvent =
  | PagesEvent<MedicalHistoryFacts, MedicalHistoryDestination>
  /** The questions of the page are answered. */
  | { type: 'page.done' };

/**
 * The pages of the step “medical history”, while the journey is at it: a page for each group of questions, then all answers to
 * check. They are sent by the journey (`step.completed`).
 */
export const medicalHistoryMachine = setup({
  types: {
    context: {} as MedicalHistoryContext,
    events: {} as MedicalHistoryEvent,
    tags: {} as 'looking' | 'questions' | 'check',
  },
  guards: {
    wantsCheck: ({ context: { wanted } }) => wanted.page === 'check',
    isAsked: ({ context: { wanted, groups } }) => wanted.page === 'questions' && groups.includes(wanted.group),
    isOpen: ({ context }) => context.firstOpen !== undefined,
    isChange: ({ context: { wanted } }) => wanted.page === 'questions' && wanted.isChange === true,
    isLast: ({ context: { group, groups } }) => group === groups.at(-1),
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: MedicalHistoryFacts }) => facts),
    noteWanted: assign((_, { destination }: { destination: MedicalHistoryDestination }) => ({ wanted: destination })),
    wantCheck: assign({ wanted: { page: 'check' as const } }),
    wantNext: assign(({ context: { group, groups } }) => questions(groups[groups.indexOf(group ?? '') + 1])),
    wantFirstOpen: assign(({ context: { firstOpen } }) => questions(firstOpen)),
    show: assign(({ context: { wanted } }) => ({ group: wanted.page === 'questions' ? wanted.group : undefined })),
  },
}).createMachine({
  id: 'medicalHistory',
  description: 'The pages on which a member answers questions about their own health.',
  context: { groups: [], firstOpen: undefined, wanted: { page: 'start' }, group: undefined },
  initial: 'looking',
  on: choosingAnew('The questions and the answers so far have been read, or an answer has changed what is asked.'),
  states: {
    looking: looking('Looks up the questions, and what was answered before.'),
    deciding: {
      description: 'Chooses the page.',
      always: [
        { guard: 'wantsCheck', target: 'check', description: 'The answers are to be checked.' },
        { guard: 'isAsked', target: 'questions', description: 'The questions of the address are asked.' },
        {
          guard: 'isOpen',
          target: 'questions',
          actions: 'wantFirstOpen',
          description: 'The member goes on at the first questions that are open.',
        },
        { target: 'check', actions: 'wantCheck', description: 'All is answered, or was sent.' },
      ],
    },
    questions: {
      description: 'One group of questions.',
      tags: ['questions'],
      entry: 'show',
      on: {
        'page.done': [
          {
            guard: 'isChange',
            target: 'check',
            actions: 'wantCheck',
            description: 'One answer was changed: back to all of them.',
          },
          { guard: 'isLast', target: 'check', actions: 'wantCheck', description: 'These were the last questions.' },
          { target: 'deciding', actions: 'wantNext', description: 'On to the next questions.' },
        ],
      },
    },
    check: {
      description: 'All answers by group: before they are sent, and later, to look at them.',
      tags: ['check'],
      entry: 'show',
    },
  },
});

function questions(group: string | undefined): { wanted: MedicalHistoryDestination } {
  return { wanted: group === undefined ? { page: 'start' } : { page: 'questions', group } };
}
