import type { AnyMachineSnapshot, AnyStateMachine, InspectedMicrostepEvent, InspectionEvent } from 'xstate';
import { activeStatesOf } from './active-states.ts';
import { branchIdOf } from './branch-id.ts';
import type { TraceEntry } from './trace.ts';

/** What makes entries of a trace out of what XState's `inspect` says of the machines of one page. */
export type TraceEntries = (inspected: InspectionEvent) => TraceEntry | undefined;

/**
 * Reads names out of what machines do, and nothing else. One instance sees all machines of a page.
 * @param page tells the page's machines from those of other pages in the same trace
 */
export function traceEntriesOf(page: string): TraceEntries {
  const actors = new WeakMap<object, string>();
  let count = 0;
  const actorOf = (actorRef: object) => {
    const actor = actors.get(actorRef) ?? `${page}.${String((count += 1))}`;
    actors.set(actorRef, actor);
    return actor;
  };
  return (inspected) => {
    const { actorRef } = inspected;
    if (inspected.type === '@xstate.microstep') {
      const { snapshot, event } = inspected;
      if (!isOfMachine(snapshot)) return undefined;
      return entryOf(actorOf(actorRef), snapshot, nameOf(event.type, snapshot.machine), branchesTaken(inspected));
    }
    // A machine that waits for an event in its first state takes no step to come there.
    if (inspected.type !== '@xstate.event' || inspected.event.type !== begun || actors.has(actorRef)) return undefined;
    const snapshot: unknown = actorRef.getSnapshot();
    return isOfMachine(snapshot) ? entryOf(actorOf(actorRef), snapshot, begun, []) : undefined;
  };
}

const begun = 'xstate.init';
const ended = 'xstate.stop';

/** The branches of one step. The field has no public name in XState: it is read here and nowhere else. */
function branchesTaken({ _transitions }: InspectedMicrostepEvent): string[] {
  return _transitions.map(branchIdOf);
}

function entryOf(actor: string, snapshot: AnyMachineSnapshot, event: string, branches: string[]): TraceEntry {
  return { machine: snapshot.machine.id, actor, event, branches, state: activeStatesOf(snapshot) };
}

/**
 * An event's type as the machine has it written. One that it has not may be made of anything, the id of a record among it:
 * of such a type nothing is told.
 */
function nameOf(type: string, machine: AnyStateMachine): string {
  const events = machine.events as readonly string[];
  if (type === begun || type === ended || events.includes(type)) return type;
  const pattern = events.find((each) => each.endsWith('.*') && type.startsWith(each.slice(0, -1)));
  return pattern ?? 'other';
}

function isOfMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
}
