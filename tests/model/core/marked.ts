import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { branchIdOf, type AnyTransition } from '#machines/graph/branch-id.ts';
import { readGraph } from '#machines/graph/read.ts';
import type { MachineGraph } from '#machines/graph/types.ts';
import { withDoubles } from './doubles.ts';
import { noting, type Reads } from './reads.ts';

/** One look at a guard. */
export type Looked = {
  branch: string;
  /** The name of the guard; inside of `and`, `or` or `not` that of the inner one. */
  guard: string;
  isInner: boolean;
  held: boolean;
  /** What it read of the context and of the event. */
  context: Reads;
  event: Reads;
};

/** A copy of a machine that says which states it enters, which branches it takes and what its guards find. */
export type Marked = {
  graph: MachineGraph;
  machine: AnyStateMachine;
  /** The inner conditions of each branch whose guard is made of others. */
  inner: ReadonlyMap<string, readonly string[]>;
  /** The times that are not the same in each context: how long each would take in one. */
  delays: Readonly<Record<string, (context: unknown) => unknown>>;
  /** Is told of each look at a guard, and of each time that is set. */
  watch: (looked: (looked: Looked) => void, timed: (name: string, milliseconds: unknown) => void) => void;
};

/** The types of the actions by which it says so. */
export const branchMarker = 'model.branch';
export const stateMarker = 'model.state';

/** So many steps one event may lead to. */
const mostAtOnce = 100;

/** Marks a copy of a machine. The machine stays as it is. */
export function mark(original: AnyStateMachine): Marked {
  let tell: (looked: Looked) => void = () => undefined;
  let tellTime: (name: string, milliseconds: unknown) => void = () => undefined;
  const delays = Object.entries(original.implementations.delays as Record<string, Delay>);
  const machine = withDoubles(original).provide({
    actions: { [branchMarker]: () => undefined, [stateMarker]: () => undefined },
    delays: Object.fromEntries(
      delays.map(([name, delay]) => [
        name,
        (...given: DelayArgs) => {
          const milliseconds = typeof delay === 'function' ? delay(...given) : delay;
          tellTime(name, milliseconds);
          return milliseconds;
        },
      ]),
    ),
  } as never);
  // A machine that never comes to rest fails, where xstate would go on.
  Object.assign(machine.options, { maxIterations: mostAtOnce });
  const inner = new Map<string, string[]>();
  for (const node of nodesOf(machine.root)) {
    node.entry.unshift({ type: stateMarker, params: { state: node.id } });
    for (const transition of transitionsOf(node)) {
      const branch = branchIdOf(transition);
      const { guard } = transition;
      const actions = [{ type: branchMarker, params: { branch } }, ...transition.actions];
      Object.assign(transition, { actions });
      if (guard === undefined) continue;
      const composed = partsOf(machine, guard);
      if (composed) inner.set(branch, composed.map(nameOf));
      Object.assign(transition, { guard: watched(guard as Guard, branch, false, machine, (looked) => tell(looked)) });
    }
  }
  return {
    ...{ graph: readGraph(original), machine, inner },
    delays: Object.fromEntries(
      delays.flatMap(([name, delay]) =>
        typeof delay === 'function'
          ? [[name, (context: unknown) => delay({ context, event: { type: '' } }, undefined)]]
          : [],
      ),
    ),
    watch: (looked, timed) => {
      tell = looked;
      tellTime = timed;
    },
  };
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function transitionsOf(node: AnyStateNode): AnyTransition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

type DelayArgs = [args: Args, params: unknown];
type Delay = number | ((...given: DelayArgs) => number);
type Args = { context: unknown; event: unknown };
type Guard = string | { type: string; params?: unknown } | Composed;
/** What `and`, `or` and `not` make. */
type Composed = ((args: Args, params: unknown) => boolean) & {
  check?: (snapshot: AnyMachineSnapshot, args: Args, self: { guards: unknown[] }) => boolean;
  guards?: Guard[];
};

/** A guard that says what it found. It is of the kind that xstate makes for `and`, as only that is given what is needed. */
function watched(
  guard: Guard,
  branch: string,
  isInner: boolean,
  machine: AnyStateMachine,
  tell: (looked: Looked) => void,
) {
  const check: NonNullable<Composed['check']> = (snapshot, args) => {
    const [context, event]: [Reads, Reads] = [new Map(), new Map()];
    const noted = { context: noting(args.context, context), event: noting(args.event, event) };
    const held = evaluate(guard, branch, machine, snapshot, noted, tell);
    tell({ branch, guard: nameOf(guard), isInner, held, context, event });
    return held;
  };
  return Object.assign(() => false, { check, guards: [] });
}

function evaluate(
  guard: Guard,
  branch: string,
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  args: Args,
  tell: (looked: Looked) => void,
): boolean {
  const implementation = implementationOf(machine, guard);
  if (implementation.check) {
    const guards = (implementation.guards ?? []).map((each) => watched(each, branch, true, machine, tell));
    return implementation.check(snapshot, args, { guards });
  }
  const params = typeof guard === 'object' ? guard.params : undefined;
  const given: unknown = typeof params === 'function' ? (params as (args: Args) => unknown)(args) : params;
  return implementation(args, given);
}

function implementationOf(machine: AnyStateMachine, guard: Guard): Composed {
  if (typeof guard === 'function') return guard;
  const name = nameOf(guard);
  const found: unknown = machine.implementations.guards[name];
  if (typeof found !== 'function') throw new Error(`${machine.id} has no guard ${name}.`);
  return found as Composed;
}

function partsOf(machine: AnyStateMachine, guard: unknown): Guard[] | undefined {
  return implementationOf(machine, guard as Guard).guards;
}

function nameOf(guard: Guard): string {
  if (typeof guard === 'string') return guard;
  return 'type' in guard ? guard.type : guard.name;
}
