import { setup, transition } from 'xstate';
import { kitStatuses, type KitStatus } from '#domain/kit-status.ts';
import type { Check } from '#domain/progress.ts';

/** What can happen to an order. */
export type KitEvent =
  | { type: 'review.started' }
  | { type: 'order.approved' }
  | { type: 'order.denied' }
  | { type: 'order.canceled' }
  | { type: 'kit.sent' }
  | { type: 'sample.received' }
  | { type: 'sample.failed' }
  | { type: 'results.ready' };

/** All events of the machine, for those who walk it. */
export const kitEvents: readonly KitEvent['type'][] = [
  'review.started',
  'order.approved',
  'order.denied',
  'order.canceled',
  'kit.sent',
  'sample.received',
  'sample.failed',
  'results.ready',
];

const cancel = { target: 'CANCELED', description: 'The member or the care team calls the order off.' } as const;

/**
 * The life of one order of a genetic test kit. The states are the statuses on the wire; the server steps this machine
 * to judge every change of a status.
 */
export const kitMachine = setup({ types: { events: {} as KitEvent } }).createMachine({
  id: 'kit',
  description: 'The life of one order of a genetic test kit.',
  initial: 'SUBMITTED',
  states: {
    SUBMITTED: {
      description: 'The member has ordered. Nobody has looked at the order yet.',
      on: {
        'review.started': { target: 'CLINICIAN REVIEW', description: 'A clinician takes up the order.' },
        'order.canceled': cancel,
      },
    },
    'CLINICIAN REVIEW': {
      description: 'A clinician checks that the test is right for the member.',
      on: {
        'order.approved': { target: 'APPROVED', description: 'The clinician signs the order.' },
        'order.denied': { target: 'DENIED', description: 'The clinician turns the order down and says why.' },
        'order.canceled': cancel,
      },
    },
    APPROVED: {
      description: 'The order is signed. The kit is being packed.',
      on: {
        'kit.sent': { target: 'AWAITING SAMPLE', description: 'The kit leaves for the member.' },
        'order.canceled': cancel,
      },
    },
    'AWAITING SAMPLE': {
      description: 'The kit is on its way or with the member. The lab waits for the sample.',
      on: {
        'sample.received': { target: 'ANALYZING', description: 'The sample has reached the lab.' },
        'order.canceled': cancel,
      },
    },
    ANALYZING: {
      description: 'The lab is reading the sample.',
      on: {
        'results.ready': { target: 'COMPLETED', description: 'The lab has sent the results.' },
        'sample.failed': {
          target: 'AWAITING SAMPLE',
          description: 'The sample could not be read; a new kit goes out.',
        },
      },
    },
    COMPLETED: { type: 'final', description: 'The results are in.' },
    DENIED: { type: 'final', description: 'The order was turned down. A new order can be made.' },
    CANCELED: { type: 'final', description: 'The order was called off. A new order can be made.' },
  },
});

/** Whether an order may go from one status to another in a single event of the machine. */
export function judgeKitStatus(from: KitStatus, to: KitStatus): Check {
  if (nextKitStatuses(from).includes(to)) return { ok: true };
  return {
    ok: false,
    reason: {
      en: `An order that is ${from} can’t become ${to}.`,
      es: `Un pedido en estado ${from} no puede pasar a ${to}.`,
    },
  };
}

/** The statuses that an order can take next. */
export function nextKitStatuses(from: KitStatus): readonly KitStatus[] {
  const here = kitMachine.resolveState({ value: from });
  const reached = kitEvents.map((type) => transition(kitMachine, here, { type })[0].value);
  return kitStatuses.filter((status) => status !== from && reached.includes(status));
}

/** What happens to an order between two statuses; nothing where the machine knows no way. */
export function kitEventBetween(from: KitStatus, to: KitStatus): KitEvent['type'] | undefined {
  const here = kitMachine.resolveState({ value: from });
  return kitEvents.find((type) => from !== to && transition(kitMachine, here, { type })[0].value === to);
}

/** The way of an order from one status to its results when nothing comes in between, that status left out. */
export function kitWayFrom(from: KitStatus): readonly KitStatus[] {
  const ways: KitStatus[][] = [[from]];
  const seen = new Set<KitStatus>([from]);
  for (const way of ways) {
    const at = way.at(-1) ?? from;
    if (at === 'COMPLETED') return way.slice(1);
    for (const next of nextKitStatuses(at)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}
