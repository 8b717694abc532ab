import { createActor, type AnyStateMachine } from 'xstate';
import { traceEntriesOf } from '#machines/graph/trace-entries.ts';
import type { TraceEntry } from '#machines/graph/trace.ts';
import { samples } from './samples.ts';

/** Starts a machine of which every step is written down. */
export function traced(machine: AnyStateMachine, input?: unknown) {
  const entries: TraceEntry[] = [];
  const entryOf = traceEntriesOf('page');
  const actor = createActor(machine, {
    input,
    inspect: (inspected) => {
      const entry = entryOf(inspected);
      if (entry) entries.push(entry);
    },
  });
  // What breaks a machine is told to who listens, instead of to the console.
  actor.subscribe({ error: () => undefined });
  return { actor: actor.start(), entries };
}

/**
 * The traces of a machine that is sent all its events with all their samples, twice over; it is begun anew where it has ended.
 * @param change what is done to inputs and payloads first
 */
export async function tracesOf(
  machine: AnyStateMachine,
  change: (value: unknown) => object = (value) => value as object,
): Promise<TraceEntry[][]> {
  const { inputs = [{}], events = {} } = samples[machine.id] ?? {};
  const payloadsOf = (type: string, context: unknown) => {
    const given = events[type] ?? [{}];
    return typeof given === 'function' ? given(context as never) : given;
  };
  const runs: ReturnType<typeof traced>[] = [];
  const running = () => {
    const last = runs.at(-1);
    if (last?.actor.getSnapshot().status === 'active') return last.actor;
    const next = traced(machine, change(inputs[0]));
    runs.push(next);
    return next.actor;
  };
  const types = (machine.events as readonly string[]).filter((type) => !type.startsWith('xstate.'));
  for (const type of [...types, ...types]) {
    for (const payload of payloadsOf(type, running().getSnapshot().context)) {
      running().send({ ...change(payload), type });
      await new Promise(setImmediate);
    }
  }
  runs.forEach(({ actor }) => actor.stop());
  return runs.map(({ entries }) => entries);
}
