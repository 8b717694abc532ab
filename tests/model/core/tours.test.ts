import { describe, expect, it } from 'vitest';
import { and, assign, setup } from 'xstate';
import { coverageOf } from './coverage-of.ts';
import { explore } from './explore.ts';
import { toursOf, toursThrough } from './tours.ts';

const door = setup({
  types: { context: {} as { knocks: number; isHome: boolean }, events: {} as { type: 'knocked' | 'left' } },
  guards: {
    isHome: ({ context }) => context.isHome,
    isPatient: ({ context }) => context.knocks > 1,
    opens: and(['isHome', 'isPatient']),
  },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }) },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ knocks: 0, isHome: (input as { isHome: boolean }).isHome }),
  initial: 'closed',
  states: {
    closed: { on: { knocked: [{ guard: 'opens', target: 'open' }, { actions: 'count' }] } },
    open: { after: { 1000: 'closed' }, on: { left: 'left' } },
    left: { type: 'final' },
  },
});
const inputs = [{ isHome: true }, { isHome: false }];

describe('tours', () => {
  it('come by each state and branch and by both outcomes of each condition, the same ways each time', () => {
    const { missing, stepper, first } = explore(door, { inputs });
    expect(missing).toEqual([]);
    expect(stepper.goals.outcomes).toEqual(
      ['', ' isHome', ' isPatient'].flatMap((name) =>
        [true, false].map((held) => `door.closed knocked #0${name} ${String(held)}`),
      ),
    );
    const tours = toursOf(door, { inputs });
    expect(new Set(tours.flatMap(({ steps }) => steps.flatMap(({ covered }) => covered)))).toEqual(
      new Set(first.keys()),
    );
    const told = tours.map(({ steps }) => steps.map(({ event, state }) => [event, ...state].join(' ')));
    expect(
      toursOf(door, { inputs }).map(({ steps }) => steps.map(({ event, state }) => [event, ...state].join(' '))),
    ).toEqual(told);
    expect(told).toMatchInlineSnapshot(`
      [
        [
          "xstate.init door.closed",
          "knocked door.closed",
          "knocked door.closed",
          "knocked door.open",
          "left door.left",
        ],
        [
          "xstate.init door.closed",
          "knocked door.closed",
        ],
        [
          "xstate.init door.closed",
          "knocked door.closed",
          "knocked door.closed",
          "knocked door.open",
          "xstate.after.1000.door.open door.closed",
        ],
      ]
    `);
  });

  it('are told as what each part of the machine was come by with', () => {
    const exploration = explore(door, { inputs });
    const walked = toursThrough(exploration).map((tour) => ({ tour, where: 'memory' as const, seconds: 0 }));
    const coverage = coverageOf({ door: exploration.stepper.goals }, walked);
    expect(coverage.machines['door']?.states['door.left']).toEqual(['door 1']);
    expect(coverage.tours['door 1']?.steps[0]).toEqual({ event: 'xstate.init', branches: [], state: ['door.closed'] });
  });
});
