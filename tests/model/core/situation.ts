import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { branchMarker, stateMarker } from './marked.ts';

/** An event that the machine will send itself once its time has come. */
export type Timer = { id: string; event: EventObject; delay: number; at: number };

/** All that decides what can happen next. */
export type Situation = {
  snapshot: AnyMachineSnapshot;
  /** The ids of those that were started and have not ended. */
  owed: readonly string[];
  timers: readonly Timer[];
  /** Milliseconds since the beginning. */
  now: number;
};

/** An action as xstate hands it out: for those of its own, its types leave out some. */
export type Action = { type: string; params?: unknown };

/** What a machine did at once: one step of the several that an event can lead to. */
export type Effect = {
  /** The ids of the branches that it took and of the states that it entered. */
  branches: readonly string[];
  states: readonly string[];
  /** Its actions, in the order in which they run, but for those that only change the context. */
  actions: readonly Action[];
  /** The context before and after. */
  before: unknown;
  context: unknown;
};

/** What a machine did in one step, without the marks. */
export function effectOf(actions: readonly Action[], before: unknown, context: unknown): Effect {
  const marks = (marker: string, name: string) =>
    actions
      .filter(({ type }) => type === marker)
      .map(({ params }) => String((params as Record<string, unknown>)[name]));
  return {
    ...{ branches: marks(branchMarker, 'branch'), states: marks(stateMarker, 'state'), before, context },
    actions: actions.filter(({ type }) => type !== branchMarker && type !== stateMarker),
  };
}

/** What is owed and what is timed after some actions. */
export function after(
  snapshot: AnyMachineSnapshot,
  actions: readonly Action[],
  { owed: owedBefore, timers: timersBefore, now }: Omit<Situation, 'snapshot'>,
): Situation {
  // Whoever has come to an end waits for nothing.
  if (snapshot.status !== 'active') return { snapshot, owed: [], timers: [], now };
  const owed = new Set(owedBefore);
  let timers = [...timersBefore];
  for (const { type, params: given } of actions) {
    const params = (given ?? {}) as Given;
    if (type === 'xstate.spawnChild') owed.add(idOf(params.actorRef));
    if (type === 'xstate.stopChild') owed.delete(idOf(params));
    if (type === 'xstate.cancel') timers = without(timers, String(params.sendId));
    if (type === 'xstate.raise' && params.delay !== undefined) {
      const { id = '', event, delay } = params;
      timers.push({ id, event: event as EventObject, delay, at: now + delay });
    }
    if (type === 'xstate.sendTo' && params.delay !== undefined) {
      throw new Error(`An event that is sent later, as ${JSON.stringify(params.event)}, is not walked: raise it.`);
    }
  }
  return { snapshot, owed: [...owed], timers: timers.toSorted((one, other) => one.at - other.at), now };
}

type Given = { id?: string; actorRef?: unknown; sendId?: string; delay?: number; event?: unknown };

function idOf(actor: unknown): string {
  return (actor as { id: string }).id;
}

/** Of two timers of the same name, xstate knows the later one. */
function without(timers: Timer[], id: string): Timer[] {
  const index = timers.findLastIndex((timer) => timer.id === id);
  return timers.filter((_, place) => place !== index);
}
