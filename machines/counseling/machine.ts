import { assign, setup } from 'xstate';
import { choosingAnew, keepRead, looking, noteVisited, type PagesEvent } from '../pages.ts';

/** The pages of the step, by their addresses. */
export const counselingPages = ['start', 'book', 'move'] as const;
export type CounselingPage = (typeof counselingPages)[number];

/** What decides which page stands, as the screen has read it of the newest visit. */
export type CounselingFacts = {
  /** A visit lies ahead. */
  isBooked: boolean;
  /** The newest visit took place. */
  isDone: boolean;
  /** It is early enough to move the visit that lies ahead. */
  canMove: boolean;
};

export type CounselingContext = CounselingFacts & {
  /** The page that the member wants to see. */
  wanted: CounselingPage;
  /** The booking stood here: it stays until the journey moves on, though the visit is there a moment before. */
  books: boolean;
  /** The visit was moved on these pages, and the page says so. */
  isMoved: boolean;
};

export type CounselingEvent =
  | PagesEvent<CounselingFacts, CounselingPage>
  /** The visit has another time. */
  | { type: 'visit.moved' }
  /** The member wants to cancel the visit, and changes their mind. */
  | { type: 'cancel.requested' }
  | { type: 'cancel.closed' }
  /** The visit is canceled. */
  | { type: 'visit.canceled' };

/**
 * The pages of the step “counseling”, while the journey is at it: a visit is booked, looked at, moved, canceled, or has taken
 * place. The booking is sent by the journey (`step.completed`); moving and canceling are requests of their pages.
 */
export const counselingMachine = setup({
  types: {
    context: {} as CounselingContext,
    events: {} as CounselingEvent,
    tags: {} as 'looking' | 'booking' | 'booked' | 'asking' | 'moving' | 'done',
  },
  guards: {
    canMove: ({ context: { wanted, isBooked, canMove } }) => wanted === 'move' && isBooked && canMove,
    isBooked: ({ context: { isBooked, books } }) => isBooked && !books,
    isDone: ({ context: { wanted, isDone } }) => isDone && wanted !== 'book',
    isStillBooked: (_, { facts }: { facts: CounselingFacts }) => facts.isBooked,
    isOwnPage: (_, { destination }: { destination: CounselingPage }) => destination === 'start',
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: CounselingFacts }) => facts),
    noteWanted: assign((_, { destination }: { destination: CounselingPage }) => ({ wanted: destination })),
    beginBooking: assign({ books: true }),
    noteMoved: assign({ isMoved: true }),
    forgetMoved: assign({ isMoved: false }),
    noteCanceled: assign({ isBooked: false, isDone: false }),
  },
}).createMachine({
  id: 'counseling',
  description: 'The pages of a member’s visit with a genetic counselor.',
  context: { isBooked: false, isDone: false, canMove: false, wanted: 'start', books: false, isMoved: false },
  initial: 'looking',
  on: choosingAnew('The newest visit has been read.'),
  states: {
    looking: looking('Looks up the member’s visits.'),
    deciding: {
      description: 'Chooses the page.',
      always: [
        { guard: 'canMove', target: 'moving', description: 'The visit can get another time.' },
        { guard: 'isBooked', target: 'booked', description: 'The visit that lies ahead.' },
        { guard: 'isDone', target: 'done', description: 'The visit has taken place.' },
        { target: 'booking', description: 'There is no visit, or another one is wanted.' },
      ],
    },
    booking: {
      description: 'A time and a way to talk are chosen. What became of the visit before is said above.',
      tags: ['booking'],
      entry: 'beginBooking',
    },
    booked: {
      description: 'The visit that lies ahead: when, how, and what to have at hand.',
      tags: ['booked'],
      on: { 'cancel.requested': { target: 'canceling', description: 'The member wants to cancel it.' } },
    },
    canceling: {
      description: 'Asks whether to cancel the visit, and why.',
      tags: ['booked', 'asking'],
      on: {
        'cancel.closed': { target: 'booked', description: 'The member keeps the visit.' },
        'visit.canceled': {
          target: 'deciding',
          actions: ['noteCanceled', 'forgetMoved', { type: 'noteWanted', params: { destination: 'start' } }],
          description: 'The visit is canceled, and another one can be booked.',
        },
        'facts.read': [
          {
            guard: { type: 'isStillBooked', params: ({ event }) => ({ facts: event.facts }) },
            actions: keepRead,
            description: 'The visit was read anew: the question stays.',
          },
          {
            target: 'deciding',
            actions: keepRead,
            description: 'The visit is gone meanwhile.',
          },
        ],
        'page.visited': [
          {
            guard: { type: 'isOwnPage', params: ({ event }) => event },
            actions: noteVisited,
            description: 'The address of the visit follows the press a moment later: the question stays.',
          },
          { target: 'deciding', actions: noteVisited, description: 'Another page is asked for.' },
        ],
      },
    },
    moving: {
      description: 'Another time is chosen. The one that the visit has is held until the new one is taken.',
      tags: ['moving'],
      entry: 'forgetMoved',
      on: {
        'facts.read': [
          {
            guard: { type: 'isStillBooked', params: ({ event }) => ({ facts: event.facts }) },
            actions: keepRead,
            description: 'A page that was opened in time stays, also when it gets too late: Novi says so.',
          },
          {
            target: 'deciding',
            actions: keepRead,
            description: 'The visit is gone meanwhile.',
          },
        ],
        'visit.moved': {
          target: 'booked',
          actions: ['noteMoved', { type: 'noteWanted', params: { destination: 'start' } }],
          description: 'The visit has its new time.',
        },
      },
    },
    done: {
      description: 'The visit has taken place: what it was, where its summary is, and the way to another one.',
      tags: ['done'],
    },
  },
});
