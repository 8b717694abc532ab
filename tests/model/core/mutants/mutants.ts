import { createMachine, enqueueActions, type AnyStateMachine } from 'xstate';
import { readGraph } from '#machines/graph/read.ts';
import { configOf, listsIn, statesIn, type Config, type Entry } from './config.ts';

/** One fault in a machine. */
export type Mutant = {
  machine: string;
  /** Where it is and what it is, in words. */
  name: string;
  isGuard: boolean;
  /** Makes the machine with it. */
  make: () => AnyStateMachine;
};

/** All faults that can be put into a machine, one at a time, in the order of its parts. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return [...inParts(machine), ...inWhatItIsMadeOf(machine)];
}

/** A change of some part of a fresh config. */
type Change = { name: string; isGuard?: boolean; change: (config: Config) => void };

const never = 'model.never';

function inParts(machine: AnyStateMachine): Mutant[] {
  const ids = readGraph(machine).states.map(({ id }) => id);
  return statesIn(configOf(machine)).flatMap(({ config, path }) => {
    const id = [machine.id, ...path].join('.');
    return [...ofState(config, path), ...ofEntries(config, ids)].map(({ name, isGuard = false, change }): Mutant => ({
      ...{ machine: machine.id, name: `${id}: ${name}`, isGuard },
      make: () => {
        const fresh = configOf(machine);
        change(path.reduce<Config>((state, part) => state.states[part] ?? state, fresh));
        const { guards, ...rest } = machine.implementations as { guards: object };
        return createMachine(fresh as never, { ...rest, guards: { ...guards, [never]: () => false } } as never);
      },
    }));
  });
}

function ofState({ tags, entry, exit, invoke, initial, states }: Config, path: readonly string[]): Change[] {
  const drop = (kind: 'entry' | 'exit' | 'tags', list: readonly unknown[]): Change[] =>
    list.map((each, place) => ({
      name: `without ${nameOf(each)} (${kind})`,
      change: (config) => void config[kind].splice(place, 1),
    }));
  const others = Object.keys(states).filter((name) => name !== initial);
  return [
    ...drop('entry', entry),
    ...drop('exit', exit),
    ...drop('tags', tags),
    ...(path.length > 0
      ? [{ name: 'with a wrong tag', change: (config: Config) => void config.tags.push('wrong') }]
      : []),
    ...invoke.map(({ id }, place) => ({
      name: `does not run ${id}`,
      change: (config: Config) => void config.invoke.splice(place, 1),
    })),
    ...(initial === undefined
      ? []
      : others.slice(0, 1).map((other) => ({
          name: `begins in ${other}`,
          change: (config: Config) => void (config.initial = other),
        }))),
  ];
}

function ofEntries(config: Config, ids: readonly string[]): Change[] {
  return listsIn(config).flatMap(({ answers, entries }, group) =>
    entries.flatMap((entry, place) => {
      const here = `${answers} #${String(place)}`;
      const listIn = (fresh: Config) => listsIn(fresh)[group]?.entries ?? [];
      const edit = (name: string, change: (entry: Entry) => void, isGuard = false): Change => ({
        ...{ name: `${here} ${name}`, isGuard },
        change: (fresh) =>
          listIn(fresh)
            .slice(place, place + 1)
            .forEach(change),
      });
      return [
        { name: `${here} removed`, change: (fresh: Config) => void listIn(fresh).splice(place, 1) },
        ...entry.actions.map((action, index) =>
          edit(`without ${nameOf(action)}`, ({ actions }) => void actions.splice(index, 1)),
        ),
        ...(entry.actions.length > 1
          ? [edit('with its actions turned around', ({ actions }) => void actions.reverse())]
          : []),
        ...(entry.target === undefined
          ? []
          : [
              edit('stays', (each) => {
                delete each.target;
              }),
              edit('leads elsewhere', (each) => void (each.target = elsewhere(String(each.target), ids))),
            ]),
        ...(entry.guard === undefined
          ? []
          : [
              edit(
                `takes ${nameOf(entry.guard)} as always true`,
                (each) => {
                  delete each.guard;
                },
                true,
              ),
              edit(`takes ${nameOf(entry.guard)} as never true`, (each) => void (each.guard = never), true),
            ]),
      ];
    }),
  );
}

/** Another state than the one that was meant, as near to it as there is. */
function elsewhere(target: string, ids: readonly string[]): string {
  const name = target.split('.').at(-1)?.replace('#', '') ?? '';
  const meant = ids.findIndex((id) => id.split('.').at(-1) === name);
  return `#${ids[meant + 1] ?? ids[meant - 1] ?? ids[0] ?? ''}`;
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

function nameOf(part: unknown): string {
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type);
  return typeof part === 'function' ? part.name : String(part);
}
