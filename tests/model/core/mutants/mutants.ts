import { enqueueActions, type AnyStateMachine } from 'xstate';
import { inConfig } from './in-config.ts';
import type { Mutant } from './mutant.ts';

/** All faults that can be put into a machine, one at a time, in the order of its parts. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return [...inConfig(machine), ...inWhatItIsMadeOf(machine)];
}

/** Faults in what a machine only names. */
function inWhatItIsMadeOf(machine: AnyStateMachine): Mutant[] {
  const { actions, guards, delays } = machine.implementations as unknown as Record<
    string,
    Record<string, unknown> | undefined
  >;
  const mutant = (name: string, given: object, isGuard = false): Mutant => ({
    ...{ machine: machine.id, name: `${machine.id}: ${name}`, isGuard },
    make: () => machine.provide(given as never),
  });
  return [
    // What does nothing in the machine itself, the app gives.
    ...Object.entries(actions ?? {})
      .filter(([, action]) => typeof action === 'function' && 'resolve' in action)
      .map(([name]) => mutant(`${name} does nothing`, { actions: { [name]: enqueueActions(() => undefined) } })),
    ...Object.entries(guards ?? {})
      .filter(([, guard]) => typeof guard === 'function' && !('check' in guard))
      .map(([name, guard]) =>
        mutant(`${name} says the opposite`, { guards: { [name]: (...given: unknown[]) => !call(guard, given) } }, true),
      ),
    ...Object.entries(delays ?? {}).map(([name, delay]) =>
      mutant(`${name} takes twice as long`, {
        delays: {
          [name]: (...given: unknown[]) => 2 * Number(typeof delay === 'function' ? call(delay, given) : delay),
        },
      }),
    ),
  ];
}

function call(given: unknown, parameters: readonly unknown[]): unknown {
  return (given as (...all: unknown[]) => unknown)(...parameters);
}
