import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { branchIdOf, placeOf, triggerOf, type AnyTransition } from './branch-id.ts';
import type { Branch, GraphState, MachineGraph } from './types.ts';

/** A machine as plain data, read from the machine that runs. Asks of it that everything has a name. */
export function readGraph(machine: AnyStateMachine): MachineGraph {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map(stateOf),
    branches: nodes.flatMap((node) => transitionsOf(node).map(branchOf)),
  };
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** In the order in which they are written: what the state does at once, then what events and calls make it do. */
function transitionsOf(node: AnyStateNode): AnyTransition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

function stateOf(node: AnyStateNode): GraphState {
  return {
    id: node.id,
    name: node.key,
    parent: node.parent?.id,
    kind: node.type,
    initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
    description: node.description ?? '',
    tags: node.tags,
    entry: node.entry.filter(isOwn).map(nameOf),
    exit: node.exit.filter(isOwn).map(nameOf),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: nameOf(src) })),
  };
}

function branchOf(transition: AnyTransition): Branch {
  return {
    id: branchIdOf(transition),
    source: transition.source.id,
    trigger: triggerOf(transition.eventType),
    place: placeOf(transition),
    guard: transition.guard === undefined ? undefined : nameOf(transition.guard),
    targets: (transition.target ?? []).map(({ id }) => id),
    reenter: transition.reenter,
    actions: transition.actions.map(nameOf),
    description: transition.description ?? '',
  };
}

/** Not what xstate itself adds to a state that waits for a time: to start the timer, and to stop it. */
function isOwn(action: unknown): boolean {
  return typeof action !== 'function';
}

/** The name by which a machine refers to an action, a guard or an actor. */
function nameOf(referred: unknown): string {
  if (typeof referred === 'string') return referred;
  if (typeof referred === 'object' && referred !== null && 'type' in referred) return String(referred.type);
  throw new Error('A machine has an action, a guard or an actor without a name: name it in setup({ … }).');
}
