import { assign, setup } from 'xstate';
import {
  checkVisitChange,
  checkVisitOutcome,
  type VisitChanger,
  type VisitStatus,
  type VisitTimes,
} from '#domain/visits.ts';
import type { Words } from '#domain/words.ts';

/** Who wants something of a visit, and when. The limits depend on both. */
type Wish = { by: VisitChanger; now: Date };

/** What can happen to a visit once it is booked. */
export type VisitEvent =
  | ({ type: 'visit.moved'; to: VisitTimes } & Wish)
  | ({ type: 'visit.canceled' | 'visit.completed' | 'visit.missed' } & Wish);

export type VisitContext = VisitTimes & {
  /** Why the last wish was refused. */
  refusal: Words | undefined;
};

/** What the wire calls each state. A visit that was moved is booked like any other. */
export const visitStatusOf = {
  scheduled: 'SCHEDULED',
  rescheduled: 'SCHEDULED',
  completed: 'COMPLETED',
  canceled: 'CANCELED',
  missed: 'MISSED',
} as const satisfies Record<string, VisitStatus>;

const refusedChange = {
  actions: 'refuseChange' as const,
  description: 'Too late, or its time has passed: the visit stays, and the reason is said.',
};
const refusedOutcome = {
  actions: 'refuseOutcome' as const,
  description:
    'The visit has not begun, or the patient may not say so: the visit stays as it is, and the reason is said.',
};

/** What a booked visit does, moved before or not. */
const ahead = {
  'visit.moved': [
    {
      guard: 'mayBeChanged' as const,
      target: 'rescheduled' as const,
      actions: 'keepTimes' as const,
      description: 'The visit gets another time. The one it had is free again.',
    },
    refusedChange,
  ],
  'visit.canceled': [
    {
      guard: 'mayBeChanged' as const,
      target: 'canceled' as const,
      description: 'The patient or the care team calls the visit off. Its time is free again.',
    },
    refusedChange,
  ],
  'visit.completed': [
    {
      guard: 'mayBeConcluded' as const,
      target: 'completed' as const,
      description: 'The specialist says that they have talked.',
    },
    refusedOutcome,
  ],
  'visit.missed': [
    {
      guard: 'mayBeConcluded' as const,
      target: 'missed' as const,
      description: 'The specialist says that the talk did not take place.',
    },
    refusedOutcome,
  ],
};

/**
 * The life of one counseling visit. The server steps this machine to judge every change of one (judgeVisit), and the pages
 * ask it what they may offer.
 */
export const visitMachine = setup({
  types: { context: {} as VisitContext, events: {} as VisitEvent, input: {} as VisitTimes },
  guards: {
    mayBeChanged: ({ context, event }) => checkVisitChange(context, event.now, event.by).ok,
    mayBeConcluded: ({ context, event }) => checkVisitOutcome(context, event.now, event.by).ok,
  },
  actions: {
    keepTimes: assign(({ event }) => (event.type === 'visit.moved' ? { ...event.to, refusal: undefined } : {})),
    refuseChange: assign(({ context, event }) => {
      const check = checkVisitChange(context, event.now, event.by);
      return check.ok ? {} : { refusal: check.reason };
    }),
    refuseOutcome: assign(({ context, event }) => {
      const check = checkVisitOutcome(context, event.now, event.by);
      return check.ok ? {} : { refusal: check.reason };
    }),
  },
}).createMachine({
  id: 'visit',
  description: 'The life of one counseling visit, from its booking on.',
  context: ({ input }) => ({ ...input, refusal: undefined }),
  initial: 'scheduled',
  states: {
    scheduled: { description: 'Booked for the time that was chosen first.', on: ahead },
    rescheduled: { description: 'Booked, and moved at least once.', on: ahead },
    completed: { type: 'final', description: 'Patient and specialist have talked.' },
    canceled: { type: 'final', description: 'Called off. Another visit can be booked.' },
    missed: { type: 'final', description: 'The talk did not take place. Another visit can be booked.' },
  },
});
