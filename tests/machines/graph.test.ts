import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { machines } from '#machines/catalog.ts';
import { triggerOf } from '#machines/graph/branch-id.ts';
import { readGraph } from '#machines/graph/read.ts';

describe.each(machines.map(({ machine }) => ({ id: machine.id, machine })))('the graph of $id', ({ machine }) => {
  it('tells all branches apart, and each leads to states that it has', () => {
    const { states, branches } = readGraph(machine);
    const known = new Set(states.map(({ id }) => id));
    expect(new Set(branches.map(({ id }) => id)).size).toBe(branches.length);
    expect(branches.filter(({ place }) => place < 0)).toEqual([]);
    expect(branches.flatMap(({ source, targets }) => [source, ...targets]).filter((id) => !known.has(id))).toEqual([]);
  });
});

const machine = setup({
  types: { events: {} as { type: 'asked' } },
  guards: { isReady: () => true },
  actions: { note: () => undefined },
  delays: { aWhile: 1000 },
}).createMachine({
  id: 'example',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Waits.',
      exit: 'note',
      on: {
        asked: [{ guard: 'isReady', target: 'done', actions: 'note', description: 'Is ready.' }, { target: 'done' }],
      },
      after: { aWhile: 'done' },
    },
    done: { type: 'final' },
  },
});

it('reads a machine as plain data, without what xstate adds for its timers', () => {
  const { states, branches } = readGraph(machine);
  expect(
    states.map(({ id, parent, kind, initial, entry, exit }) => ({ id, parent, kind, initial, entry, exit })),
  ).toEqual([
    { id: 'example', parent: undefined, kind: 'compound', initial: 'example.waiting', entry: [], exit: [] },
    { id: 'example.waiting', parent: 'example', kind: 'atomic', initial: undefined, entry: [], exit: ['note'] },
    { id: 'example.done', parent: 'example', kind: 'final', initial: undefined, entry: [], exit: [] },
  ]);
  expect(branches.map(({ id, guard, targets, actions }) => ({ id, guard, targets, actions }))).toEqual([
    { id: 'example.waiting asked #0', guard: 'isReady', targets: ['example.done'], actions: ['note'] },
    { id: 'example.waiting asked #1', guard: undefined, targets: ['example.done'], actions: [] },
    { id: 'example.waiting after aWhile #0', guard: undefined, targets: ['example.done'], actions: [] },
  ]);
});

it('tells the calls and times of xstate’s own events', () => {
  expect(triggerOf('xstate.done.actor.saveStep')).toEqual({ kind: 'done', name: 'saveStep' });
  expect(triggerOf('xstate.error.actor.saveStep')).toEqual({ kind: 'error', name: 'saveStep' });
  expect(triggerOf('xstate.done.state.auth.leaving')).toEqual({ kind: 'finished', name: '' });
  expect(triggerOf('')).toEqual({ kind: 'always', name: '' });
  expect(triggerOf('step.back')).toEqual({ kind: 'event', name: 'step.back' });
});
