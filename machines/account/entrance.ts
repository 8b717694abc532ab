import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../actors.ts';

/** Who stands at the entrance, as the session says: nobody knows yet, somebody who is to fill in the form, or who is in. */
export type Arrival = 'unknown' | 'outside' | 'inside';

type EntranceInput = {
  arrival: Arrival;
  /** Whoever comes in here is new: what was asked for before they had an account is no place to begin. */
  isNew: boolean;
};

type EntranceContext = EntranceInput & {
  /** The form was drawn: it stays until the page that follows can be. Somebody who is in already sees none. */
  isFormSeen: boolean;
  /** Where whoever came in goes on. */
  address: string | undefined;
};

type EntranceEvent = { type: 'arrival.changed'; arrival: Arrival };

/**
 * A page that signs somebody in or up, up to the page that they go on to. The session itself is the auth machine's. Invoked by the
 * page. Actor: `findFirstPage` answers with an address once its page can be drawn.
 */
export const entranceMachine = setup({
  types: {
    context: {} as EntranceContext,
    events: {} as EntranceEvent,
    input: {} as EntranceInput,
  },
  actors: { findFirstPage: promiseNotProvided<string, { isNew: boolean }>('findFirstPage') },
  guards: {
    isOutside: (_, { arrival }: { arrival: Arrival }) => arrival === 'outside',
    isInside: (_, { arrival }: { arrival: Arrival }) => arrival === 'inside',
  },
  actions: {
    noteForm: assign({ isFormSeen: true }),
    keepAddress: assign((_, { address }: { address: string }) => ({ address })),
    /** Given by the app: the page that was asked for before signing in is reached. */
    forgetReturn: () => {},
  },
}).createMachine({
  id: 'entrance',
  description: 'The page to sign in or to sign up.',
  context: ({ input }) => ({ ...input, isFormSeen: false, address: undefined }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Looks who is there.',
      always: [
        {
          guard: { type: 'isOutside', params: ({ context: { arrival } }) => ({ arrival }) },
          target: 'asking',
          description: 'Nobody is signed in.',
        },
        { target: 'waiting', description: 'Somebody is signed in already, or it is not known yet.' },
      ],
    },
    waiting: {
      description: 'The page stays empty.',
      on: {
        'arrival.changed': [
          {
            guard: { type: 'isInside', params: ({ event }) => event },
            target: 'leading',
            description: 'Somebody is signed in: there is nothing to ask.',
          },
          {
            guard: { type: 'isOutside', params: ({ event }) => event },
            target: 'asking',
            description: 'Nobody is signed in.',
          },
        ],
      },
    },
    asking: {
      description: 'The form to sign in or up. The session takes what is sent, and says what became of it.',
      entry: 'noteForm',
      on: {
        'arrival.changed': {
          guard: { type: 'isInside', params: ({ event }) => event },
          target: 'leading',
          description: 'The person is signed in, by the form or in another tab.',
        },
      },
    },
    leading: {
      description: 'Loads the page that they wanted, or their first one. A form that is shown stays until then.',
      invoke: {
        id: 'findFirstPage',
        src: 'findFirstPage',
        input: ({ context: { isNew } }) => ({ isNew }),
        onDone: {
          target: 'led',
          actions: [{ type: 'keepAddress', params: ({ event }) => ({ address: event.output }) }, 'forgetReturn'],
          description: 'The page has loaded, or says itself why it has not.',
        },
      },
    },
    led: { description: 'The person goes on to that page. It tells them if they were signed out meanwhile.' },
  },
});
