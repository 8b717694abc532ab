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

/** What a machine did in answer to one event. */
export type Effects = {
  /** What it entered and took, in this order: ids of states and of branches. */
  states: readonly string[];
  branches: readonly string[];
  /** Its actions by name with what they were given, but for those that only change the context. */
  actions: readonly { type: string; params: unknown }[];
};

/** An action as xstate hands it out: for those of its own, its types leave out some. */
export type Action = { type: string; params?: unknown };

/** What is owed and what is timed after some actions, which xstate gives in the order in which it would run them. */
export function after(
  snapshot: AnyMachineSnapshot,
  actions: readonly Action[],
  before: Omit<Situation, 'snapshot'>,
): { situation: Situation; effects: Effects } {
  const owed = new Set(before.owed);
  let timers = [...before.timers];
  const [states, branches, others]: [string[], string[], Effects['actions'][number][]] = [[], [], []];
  for (const { type, params: given } of actions) {
    const params = (given ?? {}) as Given;
    if (type === stateMarker) states.push(String(params.state));
    else if (type === branchMarker) branches.push(String(params.branch));
    else others.push({ type, params: given });
    if (type === 'xstate.spawnChild') owed.add(idOf(params.actorRef));
    if (type === 'xstate.stopChild') owed.delete(idOf(params));
    if (type === 'xstate.cancel') timers = without(timers, String(params.sendId));
    if (type === 'xstate.raise' && params.delay !== undefined) {
      const { id = '', event, delay } = params;
      timers.push({ id, event: event as EventObject, delay, at: before.now + delay });
    }
    if (type === 'xstate.sendTo' && params.delay !== undefined) {
      throw new Error(`An event that is sent later, as ${JSON.stringify(params.event)}, is not walked: raise it.`);
    }
  }
  // Whoever has come to an end waits for nothing.
  const isActive = snapshot.status === 'active';
  return {
    situation: {
      snapshot,
      owed: isActive ? [...owed] : [],
      timers: isActive ? timers.toSorted((one, other) => one.at - other.at) : [],
      now: before.now,
    },
    effects: { states, branches, actions: others },
  };
}

type Given = {
  state?: string;
  branch?: string;
  id?: string;
  actorRef?: unknown;
  sendId?: string;
  delay?: number;
  event?: unknown;
};

function idOf(actor: unknown): string {
  return (actor as { id: string }).id;
}

/** Of two timers of the same name, xstate knows the later one. */
function without(timers: Timer[], id: string): Timer[] {
  const index = timers.findLastIndex((timer) => timer.id === id);
  return timers.filter((_, place) => place !== index);
}
