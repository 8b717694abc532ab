import { describe, expect, it } from 'vitest';
import { fromPromise, type AnyStateMachine } from 'xstate';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import type { TraceEntry } from '#machines/graph/trace.ts';
import type { Branch, MachineGraph } from '#machines/graph/types.ts';
import { samples } from '../samples.ts';
import { tracesOf } from '../traced.ts';
import { replayTrace } from './replay-trace.ts';

const graphs = machines.map(({ machine }) => readGraph(machine));

/** The same machine, with calls that answer as its samples say. */
function answering(machine: AnyStateMachine): AnyStateMachine {
  const { outputs = {} } = samples[machine.id] ?? {};
  const calls = readGraph(machine).states.flatMap(({ invokes }) => invokes);
  const actors = calls.map(({ id, src }) => [src, fromPromise(() => Promise.resolve(outputs[id]?.[0]))]);
  return machine.provide({ actors: Object.fromEntries(actors) as never });
}

describe.each(machines)('a trace of $machine.id', ({ machine }) => {
  it('fits the machine that made it', async () => {
    for (const entries of await tracesOf(answering(machine)))
      expect(replayTrace({ version: 1, entries }, graphs).map(({ entry, why }) => ({ ...entry, why }))).toEqual([]);
  });
});

describe('a trace of another machine', async () => {
  const [entries = []] = await tracesOf(machines.find(({ machine }) => machine.id === 'kit')!.machine);
  const changed = (change: (branch: Branch) => Branch | undefined): MachineGraph[] =>
    graphs.map((graph) => ({ ...graph, branches: graph.branches.flatMap((branch) => change(branch) ?? []) }));
  const ofReview = 'kit.SUBMITTED review.started #0';
  const why = (others: readonly MachineGraph[], trace: readonly TraceEntry[] = entries) =>
    replayTrace({ version: 1, entries: trace }, others)[0]?.why;

  it('says which branch is gone', () => {
    expect(why(changed((branch) => (branch.id === ofReview ? undefined : branch)))).toBe(
      `There is no branch ${ofReview}.`,
    );
  });

  it('says where a branch leads instead', () => {
    const elsewhere = changed((branch) => (branch.id === ofReview ? { ...branch, targets: ['kit.APPROVED'] } : branch));
    expect(why(elsewhere)).toBe('It leads to kit.APPROVED, and led to kit.CLINICIAN REVIEW.');
  });

  it('says that a state or a machine is gone', () => {
    const [entry] = entries as [TraceEntry];
    expect(why(graphs, [{ ...entry, state: ['kit.LOST'] }])).toBe('There is no state kit.LOST.');
    expect(why([])).toBe('There is no machine kit.');
  });

  it('says that a branch does not begin there, or does not answer that', () => {
    const [entry] = entries as [TraceEntry];
    const denied = {
      ...entry,
      event: 'order.denied',
      branches: ['kit.CLINICIAN REVIEW order.denied #0'],
      state: ['kit.DENIED'],
    };
    expect(why(graphs, [entry, denied])).toBe('kit.CLINICIAN REVIEW order.denied #0 does not begin in kit.SUBMITTED.');
    const review = { ...entry, event: 'order.canceled', branches: [ofReview], state: ['kit.CLINICIAN REVIEW'] };
    expect(why(graphs, [entry, review])).toBe(`${ofReview} does not answer order.canceled.`);
  });

  it('says what is answered now and was not', () => {
    const [entry] = entries as [TraceEntry];
    expect(why(graphs, [entry, { ...entry, event: 'order.canceled' }])).toBe(
      'order.canceled was not answered in kit.SUBMITTED, and is now by kit.SUBMITTED order.canceled #0.',
    );
  });

  it('believes where a trace begins that begins in the middle', () => {
    const [, ...later] = entries;
    expect(why(graphs, later)).toBeUndefined();
  });
});
