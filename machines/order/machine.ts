import { assign, setup } from 'xstate';
import { choosingAnew, looking, type PagesEvent } from '../pages.ts';

/** The pages of an order, in their order. */
export const orderPages = ['test', 'address', 'check'] as const;
export type OrderPage = (typeof orderPages)[number];

/** What decides which page of the step stands, as the screen has read it. */
export type OrderFacts = {
  /** A kit is ordered already, and stands in the way of another one. */
  isOpen: boolean;
  /** Nobody may counsel the member where they live. */
  isHeld: boolean;
  /** The address is one that a kit can be sent to. */
  isAddressGiven: boolean;
};

export type OrderContext = OrderFacts & {
  /** The page that the member wants to see. */
  wanted: OrderPage;
  /** The pages of a new order stood here: they stay until the journey moves on, though the order is there a moment before. */
  isBegun: boolean;
};

export type OrderEvent =
  | PagesEvent<OrderFacts, OrderPage>
  /** The member has agreed to the test, or given the address. */
  | { type: 'page.done' };

const begun = { entry: 'begin' } as const;

/**
 * The pages of the step “request a genetic test kit”, while the journey is at it: consent to the test, the address, and the
 * order to check. The order itself is sent by the journey (`step.completed`).
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    tags: {} as 'looking' | OrderPage | 'open' | 'held',
  },
  guards: {
    isOpen: ({ context: { isOpen, isBegun } }) => isOpen && !isBegun,
    isHeld: ({ context: { isOpen, isHeld } }) => isHeld && !isOpen,
    wants: ({ context }, { page }: { page: OrderPage }) => context.wanted === page,
    canCheck: ({ context: { wanted, isAddressGiven } }) => wanted === 'check' && isAddressGiven,
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: OrderFacts }) => facts),
    noteWanted: assign((_, { destination }: { destination: OrderPage }) => ({ wanted: destination })),
    noteAddress: assign({ isAddressGiven: true }),
    begin: assign({ isBegun: true }),
  },
}).createMachine({
  id: 'order',
  description: 'The pages on which a member orders a test kit.',
  context: { isOpen: false, isHeld: false, isAddressGiven: false, wanted: 'test', isBegun: false },
  initial: 'looking',
  on: choosingAnew('What is known of the member’s orders and address has been read.'),
  states: {
    looking: looking(
      'Looks up whether a kit is ordered already, where the member lives, and whether a counselor may advise them.',
    ),
    deciding: {
      description: 'Chooses the page.',
      always: [
        { guard: 'isOpen', target: 'open', description: 'One order is open at a time.' },
        { guard: 'isHeld', target: 'held', description: 'No kit is sent to a member whom no counselor may advise.' },
        { guard: 'canCheck', target: 'check', description: 'There is an address to check.' },
        {
          guard: { type: 'wants', params: { page: 'test' } },
          target: 'test',
          description: 'The first page, or whoever comes without naming one.',
        },
        { target: 'address', description: 'The address, which is also what is missing before the check.' },
      ],
    },
    test: {
      ...begun,
      description: 'What the test can tell and what it can’t, and the consent to it.',
      tags: ['test'],
      on: {
        'page.done': {
          target: 'deciding',
          actions: { type: 'noteWanted', params: { destination: 'address' } },
          description: 'The member has agreed to the test.',
        },
      },
    },
    address: {
      ...begun,
      description: 'Where the kit goes.',
      tags: ['address'],
      on: {
        'page.done': {
          target: 'deciding',
          actions: ['noteAddress', { type: 'noteWanted', params: { destination: 'check' } }],
          description: 'A kit can be sent there.',
        },
      },
    },
    check: {
      ...begun,
      description: 'The order, to read and to send. Where the consent was not given in this visit, it says so.',
      tags: ['check'],
    },
    open: {
      description: 'A kit is ordered: it is shown, and the journey goes on.',
      tags: ['open'],
    },
    held: {
      description: 'No counselor may advise the member now. The page opens by itself once one may.',
      tags: ['held'],
    },
  },
});
