import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { machines } from '#machines/catalog.ts';
import { draftsMachine } from '#machines/drafts/machine.ts';
import { readGraph } from '#machines/graph/read.ts';
import { samples } from '../model/samples.ts';
import { traced, tracesOf } from '../model/traced.ts';

const secret = 'maya-0001';

type NamedEvent = { type: 'asked' | 'told'; name: string };

/** With something of everything that a step can be. */
const example = setup({
  types: { context: {} as { name: string }, input: {} as { name: string }, events: {} as NamedEvent },
  actors: {
    answer: fromPromise<string, string>(({ input }) => Promise.resolve(input)),
    fail: fromPromise<string, string>(({ input }) => Promise.reject(new Error(input))),
  },
  actions: { keep: assign(({ event }) => ('name' in event ? { name: event.name } : {})) },
  guards: { isKnown: ({ context }) => context.name !== '' },
  delays: { aWhile: 1000 },
}).createMachine({
  id: 'example',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    line: {
      initial: 'start',
      states: {
        start: { always: { guard: 'isKnown', target: 'ready' } },
        ready: { on: { asked: { target: 'answering', actions: 'keep' } } },
        answering: {
          invoke: { id: 'answer', src: 'answer', input: ({ context }) => context.name, onDone: 'failing' },
        },
        failing: { invoke: { id: 'fail', src: 'fail', input: ({ context }) => context.name, onError: 'waiting' } },
        waiting: { after: { aWhile: 'over' } },
        over: {},
      },
    },
    aside: { initial: 'quiet', states: { quiet: { on: { told: { actions: 'keep' } } } } },
  },
});

it('tells each step by its event, its branches and the states after it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { actor, entries } = traced(example, { name: secret });
  actor.send({ type: 'asked', name: secret });
  await vi.advanceTimersByTimeAsync(1000);
  actor.send({ type: 'asked', name: secret });
  actor.stop();
  const after = (state: string) => [`example.line.${state}`, 'example.aside.quiet'];
  const entry = { machine: 'example', actor: 'page.1' };
  expect(entries).toEqual([
    { ...entry, event: 'xstate.init', branches: ['example.line.start always #0'], state: after('ready') },
    { ...entry, event: 'asked', branches: ['example.line.ready asked #0'], state: after('answering') },
    {
      ...{ ...entry, event: 'xstate.done.actor.answer' },
      ...{ branches: ['example.line.answering done answer #0'], state: after('failing') },
    },
    {
      ...{ ...entry, event: 'xstate.error.actor.fail' },
      ...{ branches: ['example.line.failing error fail #0'], state: after('waiting') },
    },
    {
      ...{ ...entry, event: 'xstate.after.aWhile.example.line.waiting' },
      ...{ branches: ['example.line.waiting after aWhile #0'], state: after('over') },
    },
    { ...entry, event: 'asked', branches: [], state: after('over') },
    { ...entry, event: 'xstate.stop', branches: [], state: after('over') },
  ]);
});

const drafts = draftsMachine.provide({ actors: { watchPage: fromCallback(() => undefined) } });

it('begins with the state in which a machine waits, once, and tells machines apart', () => {
  const { actor, entries } = traced(drafts);
  actor.send({ type: 'draft.opened', name: secret, machine: example, input: { name: '' } });
  expect(entries.map(({ machine, actor, event }) => [machine, actor, event])).toEqual([
    ['drafts', 'page.1', 'xstate.init'],
    ['drafts', 'page.1', 'draft.opened'],
    ['example', 'page.2', 'xstate.init'],
  ]);
});

it('names no event that the machine does not name: the id of a record can stand in its type', () => {
  const { actor, entries } = traced(drafts);
  actor.send({ type: `xstate.error.actor.${secret}`, actorId: secret, error: new Error(secret) });
  actor.send({ type: `draft.of.${secret}` });
  expect(entries.map(({ event }) => event)).toEqual(['xstate.init', 'xstate.error.actor.*', 'other']);
  expect(JSON.stringify(entries)).not.toContain(secret);
});

describe.each(machines.map(({ machine }) => ({ id: machine.id, machine })))('the trace of $id', ({ id, machine }) => {
  const { outputs = {}, errors = [{}] } = samples[id] ?? {};
  const graph = readGraph(machine);
  const known = new Set([...graph.states, ...graph.branches].map((each) => each.id));

  it.each(['answered', 'refused'])('holds names of the machine alone, with secrets in all that is %s', async (kind) => {
    const entries = (await tracesOf(machine.provide({ actors: actorsOf(kind) }), withSecret)).flat();
    const own = entries.filter((entry) => entry.machine === id);
    expect(own.length).toBeGreaterThan(1);
    expect(own.flatMap(({ branches, state }) => [...branches, ...state]).filter((name) => !known.has(name))).toEqual(
      [],
    );
    expect(JSON.stringify(entries)).not.toContain(secret);
  });

  function actorsOf(kind: string) {
    return Object.fromEntries(
      graph.states.flatMap(({ invokes }) =>
        invokes.map(({ id: call, src }) => [
          src,
          fromPromise(() =>
            kind === 'answered'
              ? Promise.resolve(withSecret(outputs[call]?.[0]))
              : Promise.reject(Object.assign(new Error(secret), withSecret(errors[0]))),
          ),
        ]),
      ),
    );
  }
});

/** The same with a secret in every object, at any depth. */
function withSecret(value: unknown): object {
  return isRecord(value) ? planted(value) : ((value as object | undefined) ?? { secret });
}

function planted(value: Record<string, unknown>): Record<string, unknown> {
  const inside = Object.entries(value).map(([key, each]) => [key, isRecord(each) ? planted(each) : each]);
  return { ...(Object.fromEntries(inside) as Record<string, unknown>), [secret]: secret, secret };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
