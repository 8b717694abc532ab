import { assign, setup } from 'xstate';
import type { Availability } from '#domain/availability.ts';
import { promiseNotProvided } from '../actors.ts';

/** A booked visit that lies outside of the hours. */
export type OutsideVisit = {
  visit_id: string;
  patient_id: string;
  patient_name: string;
  starts_at: string;
  ends_at: string;
};

/** The hours as the backend holds them, with the booked visits outside of them. */
export type StoredHours = { availability: Availability; version: number; outside: readonly OutsideVisit[] };

/** What is sent: the hours, and the version over which they are written. */
export type HoursToSend = { availability: Availability; version: number };

export type AvailabilityContext = {
  stored: StoredHours;
  /** The hours that were sent last, until they are stored or given up. */
  wanted: Availability | undefined;
  /** The booked visits that would lie outside of the wanted hours. */
  wouldBeOutside: readonly OutsideVisit[];
  /** Goes up whenever the form has to show the stored hours in place of what was typed. */
  revision: number;
  isSaved: boolean;
  /** The error of the last try, until the next one. */
  failure: unknown;
};

export type AvailabilityEvent =
  /** The specialist wants these hours. */
  | { type: 'hours.submitted'; availability: Availability }
  /** Something is typed. */
  | { type: 'hours.changed' }
  /** What was typed is given up. */
  | { type: 'hours.discarded' }
  | { type: 'save.confirmed' }
  | { type: 'save.declined' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' };

/**
 * A specialist changes when they can be booked. Before hours are stored, a dry run finds the booked visits that would newly lie outside,
 * and the specialist is asked. Actors: `checkHours` (the dry run), `saveHours`, and `readHours`; they reject with the `code` of
 * the backend's answer, where there was one.
 */
export const availabilityMachine = setup({
  types: {
    context: {} as AvailabilityContext,
    events: {} as AvailabilityEvent,
    input: {} as { stored: StoredHours },
    tags: {} as 'busy' | 'confirming' | 'conflict',
  },
  actors: {
    checkHours: promiseNotProvided<StoredHours, HoursToSend>('checkHours'),
    saveHours: promiseNotProvided<StoredHours, HoursToSend>('saveHours'),
    readHours: promiseNotProvided<StoredHours, void>('readHours'),
  },
  guards: {
    putsVisitsOutside: ({ context: { stored } }, { outside }: Pick<StoredHours, 'outside'>) => {
      const before = new Set(stored.outside.map(({ visit_id }) => visit_id));
      return outside.some(({ visit_id }) => !before.has(visit_id));
    },
    isStale: (_, { error }: { error: unknown }) =>
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'stale',
  },
  actions: {
    keepWanted: assign((_, { availability }: { availability: Availability }) => ({
      ...{ wanted: availability, isSaved: false, failure: undefined },
    })),
    keepOutside: assign((_, { outside }: Pick<StoredHours, 'outside'>) => ({ wouldBeOutside: outside })),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    keepNewest: assign((_, { stored }: { stored: StoredHours }) => ({ stored })),
    noteSaved: assign({ isSaved: true, wanted: undefined }),
    forgetSaved: assign({ isSaved: false }),
    giveUp: assign({ wanted: undefined, failure: undefined, isSaved: false }),
    showStored: assign({ revision: ({ context }) => context.revision + 1 }),
  },
}).createMachine({
  id: 'availability',
  description: 'When a specialist can be booked.',
  context: ({ input }) => ({
    ...{ stored: input.stored, wanted: undefined, wouldBeOutside: [], revision: 0, isSaved: false, failure: undefined },
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The hours stand in a form, beside what they come to in the next two weeks.',
      on: {
        'hours.submitted': {
          target: 'checking',
          actions: { type: 'keepWanted', params: ({ event }) => event },
          description: 'The specialist wants to save them.',
        },
        'hours.changed': { actions: 'forgetSaved', description: 'What is typed now is not what was saved.' },
        'hours.discarded': { actions: ['giveUp', 'showStored'], description: 'The stored hours are shown again.' },
      },
    },
    checking: {
      description: 'Novi says which booked visits would lie outside. Nothing is stored yet.',
      tags: ['busy'],
      invoke: {
        id: 'checkHours',
        src: 'checkHours',
        input: ({ context }) => toSend(context),
        onDone: [
          {
            guard: { type: 'putsVisitsOutside', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'keepOutside', params: ({ event }) => event.output },
            description: 'Booked visits would lie outside that lay within: the specialist is asked.',
          },
          { target: 'saving', description: 'No further visit would lie outside.' },
        ],
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'reading',
            description: 'The hours were changed elsewhere meanwhile.',
          },
          {
            target: 'editing',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            description: 'Novi refused, or could not be reached: what was typed stays.',
          },
        ],
      },
    },
    confirming: {
      description: 'Lists the booked visits that would lie outside, and says what happens to them.',
      tags: ['confirming'],
      on: {
        'save.confirmed': { target: 'saving', description: 'The specialist wants the hours all the same.' },
        'save.declined': {
          target: 'editing',
          description: 'The specialist goes back to the form. Nothing was stored.',
        },
      },
    },
    saving: {
      description: 'The hours are stored, and the free times of patients follow.',
      tags: ['busy'],
      invoke: {
        id: 'saveHours',
        src: 'saveHours',
        input: ({ context }) => toSend(context),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'keepNewest', params: ({ event }) => ({ stored: event.output }) },
            'noteSaved',
            'showStored',
          ],
          description: 'The hours are stored.',
        },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'reading',
            description: 'The hours were changed elsewhere meanwhile.',
          },
          {
            target: 'editing',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            description: 'Novi refused, or could not be reached: what was typed stays.',
          },
        ],
      },
    },
    reading: {
      description: 'Reads the hours that were stored elsewhere.',
      tags: ['busy'],
      invoke: {
        id: 'readHours',
        src: 'readHours',
        onDone: {
          target: 'conflict',
          actions: { type: 'keepNewest', params: ({ event }) => ({ stored: event.output }) },
          description: 'The stored hours have been read.',
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
          description: 'Novi could not be reached: what was typed stays.',
        },
      },
    },
    conflict: {
      description: 'Two versions of the hours: the specialist chooses, and nothing is lost before.',
      tags: ['conflict'],
      on: {
        'mine.kept': { target: 'checking', description: 'What was typed here is to be stored.' },
        'theirs.taken': {
          target: 'editing',
          actions: ['giveUp', 'showStored'],
          description: 'What was stored elsewhere stays.',
        },
      },
    },
  },
});

function toSend({ wanted, stored: { availability, version } }: AvailabilityContext): HoursToSend {
  return { availability: wanted ?? availability, version };
}
