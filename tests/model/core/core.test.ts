import { describe, expect, it } from 'vitest';
import { assign, setup, type AnyStateMachine } from 'xstate';
import { machines } from '#machines/catalog.ts';
import { differenceBetween } from './expectation/compare.ts';
import { expectationOf } from './expectation/write.ts';
import { explore } from './explore.ts';
import { faultOn, shortestFault } from './judge.ts';
import { playInStep } from './lockstep.ts';
import { tryToExplore, unreached } from './memory.ts';
import { mutantsOf } from './mutants/mutants.ts';
import { findMutant, soundOf } from './mutants/find.ts';
import { some } from './mutants/run.ts';
import { shrink } from './shrink.ts';
import { stepperOf, type Move } from './stepper.ts';
import { toursOf } from './tours.ts';

type Parts = { wait?: number; says?: string; isTrue?: boolean; target?: string; actions?: string[] };

/** A machine that rings a bell and then waits, made a little different by what is given. */
function bell({ wait = 1000, says = 'ding', isTrue, target = 'silent', actions = ['say', 'call'] }: Parts = {}) {
  return setup({
    types: { context: {} as { said: string; rings: number }, events: {} as { type: 'rung' | 'broken' } },
    guards: { isTired: ({ context }) => isTrue ?? context.rings > 2 },
    actions: { say: assign({ said: says, rings: ({ context }) => context.rings + 1 }), call: () => undefined },
    delays: { pause: wait },
  }).createMachine({
    id: 'bell',
    context: { said: '', rings: 0 },
    initial: 'silent',
    states: {
      silent: {
        on: {
          rung: [
            { guard: 'isTired', target: 'tired' },
            { target: 'ringing', actions: actions as never },
          ],
        },
      },
      ringing: { after: { pause: target as 'silent' } },
      tired: { type: 'final' },
      lost: {},
    },
  });
}

const textOf = (machine: AnyStateMachine) => expectationOf(explore(machine));
const begin: Move = { kind: 'begin', input: undefined };
const rung: Move = { kind: 'event', event: { type: 'rung' } };

describe('a walk', () => {
  it('names what nothing comes by', () => {
    expect(unreached(explore(bell())).map(({ name }) => name)).toEqual(['bell.lost']);
  });

  it('says by what a machine breaks while it is looked at, and where', () => {
    const crack = () => {
      throw new Error('cracked');
    };
    const broken = setup({ actions: { crack: assign(crack) } }).createMachine({
      id: 'broken',
      initial: 'whole',
      states: { whole: { on: { struck: { actions: 'crack' } } } },
    });
    expect(tryToExplore(broken)).toMatchObject({
      machine: 'broken',
      message: expect.stringMatching(/^It breaks by struck in .*broken\.whole: cracked$/),
    });
  });

  it('names the outcome of a guard that is always the same', () => {
    expect(explore(bell({ isTrue: false })).missing).toEqual([
      ...['bell.tired', 'bell.lost', 'bell.silent rung #0', 'bell.silent rung #0 true'],
    ]);
  });

  it('never answers a call that nobody awaits, and lets no time pass that was not begun', () => {
    const { edges } = explore(bell());
    const timed = edges.filter(({ move }) => move.kind === 'timer');
    expect(new Set(timed.map(({ stepped }) => stepped.branches[0]))).toEqual(new Set(['bell.ringing after pause #0']));
    expect(edges.filter(({ move }) => move.kind === 'done')).toEqual([]);
  });

  it('fails where an event leads to no end', () => {
    const circle = setup({}).createMachine({
      id: 'circle',
      initial: 'one',
      states: { one: { on: { go: 'two' } }, two: { always: 'three' }, three: { always: 'two' } },
    });
    const moves: Move[] = [begin, { kind: 'event', event: { type: 'go' } }];
    expect(faultOn({ machine: circle, stepper: stepperOf(circle) }, moves)).toMatchObject({
      message: expect.stringContaining('Infinite loop') as string,
      path: ['xstate.init', 'go'],
    });
  });
});

describe('in step with the interpreter', () => {
  it('a machine that does the same is found the same', () => {
    expect(toursOf(bell()).map(({ steps }) => playInStep(bell(), steps))).toEqual([undefined]);
  });

  it.each([
    { other: bell({ says: 'dong' }), what: 'context', step: 1 },
    { other: bell({ wait: 2000 }), what: 'actions', step: 1 },
    { other: bell({ actions: ['say'] }), what: 'actions', step: 1 },
    { other: bell({ target: 'lost' }), what: 'states', step: 2 },
    { other: bell({ isTrue: true }), what: 'branches', step: 1 },
  ])('one that does something else parts by its $what', ({ other, what, step }) => {
    expect(playInStep(other, toursOf(bell())[0]?.steps ?? [])).toMatchObject({ what, step });
  });
});

describe('the expectation', () => {
  it.each([
    { parts: { wait: 2000 }, told: '- pause 1 s' },
    { parts: { says: 'dong' }, told: 'sets said = ding' },
    { parts: { actions: ['say'] }, told: '- else to ringing: say, call' },
    { parts: { target: 'lost' }, told: '- to silent' },
    { parts: { isTrue: false }, told: '- yes rings is 3' },
  ])('tells of $parts', ({ parts, told }) => {
    const difference = differenceBetween(textOf(bell()), textOf(bell(parts))) ?? '';
    expect(difference.replaceAll(/ +/g, ' ')).toContain(told);
  });

  it('is the same for the same machine', () => {
    expect(differenceBetween(textOf(bell()), textOf(bell()))).toBeUndefined();
  });

  it('tells what is different under the lines that it stands under', () => {
    expect(differenceBetween('one\n  two\n    three\n  four', 'one\n  two\n    drei\n  four')).toBe(
      '  one\n    two\n-     three\n+     drei',
    );
  });
});

describe('a way that fails', () => {
  it('is shrunk to the shortest', () => {
    const fails = (items: readonly number[]) => items.includes(3) && items.includes(8);
    expect(shrink([1, 2, 3, 4, 5, 6, 7, 8, 9], fails)).toEqual([3, 8]);
    expect(shrink([3, 8], fails)).toEqual([3, 8]);
  });

  it('is shrunk to the moves that are needed, and names its events', () => {
    const breaking = setup({
      types: { context: {} as { rings: number }, events: {} as { type: 'rung' | 'other' } },
      actions: {
        count: assign(({ context: { rings } }) => {
          if (rings > 1) throw new Error('It broke.');
          return { rings: rings + 1 };
        }),
      },
    }).createMachine({ id: 'breaking', context: { rings: 0 }, on: { rung: { actions: 'count' }, other: {} } });
    const other: Move = { kind: 'event', event: { type: 'other' } };
    const moves = [begin, other, rung, other, other, rung, other, rung, other, rung];
    const fault = shortestFault({ machine: breaking, stepper: stepperOf(breaking) }, moves);
    expect(fault).toEqual({ message: 'It broke.', path: ['xstate.init', 'rung', 'rung', 'rung'] });
  });
});

describe('faults', () => {
  it('of every kind are found in a small machine, each by a way or in the text', () => {
    const exploration = explore(bell());
    const sound = soundOf(exploration);
    const mutants = mutantsOf(bell());
    expect(mutants.length).toBeGreaterThan(15);
    expect(mutants.filter((mutant) => !findMutant(mutant, sound)).map(({ name }) => name)).toEqual([]);
    const twice = mutants.find(({ name }) => name === 'bell: pause takes twice as long');
    expect(twice && findMutant(twice, sound)).toMatchObject({ by: 'bell 1', step: 2, path: ['xstate.init', 'rung'] });
  });

  it('are chosen from every machine, the same for the same seed, a third at most in guards', () => {
    const all = machines.map(({ machine }) => mutantsOf(machine));
    const chosen = some(all, 66, 1);
    expect(new Set(chosen.map(({ machine }) => machine)).size).toBe(machines.length);
    expect(chosen.filter(({ isGuard }) => isGuard).length).toBeLessThanOrEqual(22);
    expect(some(all, 66, 1).map(({ name }) => name)).toEqual(chosen.map(({ name }) => name));
    expect(some(all, 66, 2).map(({ name }) => name)).not.toEqual(chosen.map(({ name }) => name));
  });
});
