import { getNextTransitions } from 'xstate';
import { triggerOf } from '#machines/graph/branch-id.ts';
import type { Situation } from './situation.ts';
import type { Move } from './stepper.ts';

/** What a walk sends beside an event's bare name, by its type: payloads for events of our own, outputs and errors for calls. */
export type Samples = {
  /** What it can begin with. */
  inputs?: readonly unknown[];
  /** By type, of what can be said in a context; none for an event that the machine alone raises. */
  events?: Readonly<Record<string, readonly object[] | ((context: never) => readonly object[])>>;
  /** By the id of what is invoked. Without one, a call answers with nothing. */
  outputs?: Readonly<Record<string, readonly unknown[]>>;
  errors?: readonly unknown[];
  /** What has a name in the text of the expectation, by it. */
  names?: Readonly<Record<string, unknown>>;
  /** How far what guards read is counted; 3 without. */
  counts?: number;
};

const lineDown = new Error('The line is down.');

/** All that can happen in a situation: what people do, what calls answer that are under way, and what time brings. */
export function movesAt({ snapshot, owed, timers, now }: Situation, samples: Samples): Move[] {
  if (snapshot.status !== 'active') return [];
  const { events = {}, outputs = {}, errors = [lineDown] } = samples;
  const types = [...new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)))];
  const own = types.filter((type) => triggerOf(type).kind === 'event' && !type.startsWith('xstate.'));
  const answered = (type: string) => types.some((each) => each === type || covers(each, type));
  const next = timers[0];
  return [
    ...own.flatMap((type) =>
      payloadsOf(events[type], snapshot.context).map((payload): Move => ({
        kind: 'event',
        event: { type, ...payload },
      })),
    ),
    ...owed.flatMap((actor): Move[] => [
      ...(answered(`xstate.done.actor.${actor}`)
        ? (outputs[actor] ?? [undefined]).map((output): Move => ({ kind: 'done', actor, output }))
        : []),
      ...(answered(`xstate.error.actor.${actor}`)
        ? errors.map((error): Move => ({ kind: 'error', actor, error }))
        : []),
    ]),
    ...(next ? [{ kind: 'timer' } as const] : []),
    // Once is enough: it can't get later than almost.
    ...(next && next.at > now + 1 ? [{ kind: 'pause' } as const] : []),
  ];
}

function covers(descriptor: string, type: string): boolean {
  return descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1));
}

function payloadsOf(given: NonNullable<Samples['events']>[string] | undefined, context: unknown): readonly object[] {
  return typeof given === 'function' ? given(context as never) : (given ?? [{}]);
}
