import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';

/** The ids of the states without states inside that a machine is in, in the order in which the machine has them. */
export function activeStatesOf({ machine, value }: Pick<AnyMachineSnapshot, 'machine' | 'value'>): string[] {
  return statesIn(machine.root, value as StateValue);
}

function statesIn(node: AnyStateNode, value: StateValue): string[] {
  const inside = typeof value === 'string' ? { [value]: {} } : value;
  const active = Object.entries(node.states).flatMap(([name, state]) => {
    const below = inside[name];
    return below === undefined ? [] : statesIn(state, below);
  });
  return active.length > 0 ? active : [node.id];
}
