import { createMachine, type AnyStateMachine } from 'xstate';
import { readGraph } from '#machines/graph/read.ts';
import { configOf, listsIn, statesIn, type Config, type Entry } from './config.ts';
import type { Mutant } from './mutant.ts';
import { workedOutOtherwise } from './otherwise.ts';

/** A change of some part of a fresh config. */
type Change = { name: string; isGuard?: boolean; change: (config: Config) => void };

const never = 'model.never';

/** Faults in what a machine’s config says: its states and its transitions. */
export function inConfig(machine: AnyStateMachine): Mutant[] {
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
    ...(['entry', 'exit'] as const).flatMap((kind) =>
      (kind === 'entry' ? entry : exit).flatMap((action, place) =>
        hasParams(action)
          ? [
              {
                name: `${nameOf(action)} with other params (${kind})`,
                change: (config: Config) => changeParams(config[kind], place),
              },
            ]
          : [],
      ),
    ),
    ...drop('tags', tags),
    ...(path.length > 0
      ? [{ name: 'with a wrong tag', change: (config: Config) => void config.tags.push('wrong') }]
      : []),
    ...invoke.map(({ id }, place) => ({
      name: `does not run ${id}`,
      change: (config: Config) => void config.invoke.splice(place, 1),
    })),
    ...invoke.flatMap(({ id, input }, place) =>
      input === undefined
        ? []
        : [
            {
              name: `runs ${id} with another input`,
              change: (config: Config) =>
                config.invoke.slice(place, place + 1).forEach((call) => (call.input = workedOutOtherwise(call.input))),
            },
          ],
    ),
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
        ...entry.actions.flatMap((action, index) =>
          hasParams(action)
            ? [edit(`${nameOf(action)} with other params`, ({ actions }) => changeParams(actions, index))]
            : [],
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
        ...(hasParams(entry.guard)
          ? [
              edit(
                `asks ${nameOf(entry.guard)} of something else`,
                (each) => {
                  if (hasParams(each.guard))
                    each.guard = { ...each.guard, params: workedOutOtherwise(each.guard.params) };
                },
                true,
              ),
            ]
          : []),
      ];
    }),
  );
}

type Parametrized = { type: string; params: unknown };

function hasParams(part: unknown): part is Parametrized {
  return typeof part === 'object' && part !== null && 'params' in part;
}

function changeParams(parts: unknown[], place: number): void {
  const part = parts[place];
  if (hasParams(part)) parts[place] = { ...part, params: workedOutOtherwise(part.params) };
}

/** Another state than the one that was meant, as near to it as there is. */
function elsewhere(target: string, ids: readonly string[]): string {
  const name = target.split('.').at(-1)?.replace('#', '') ?? '';
  const meant = ids.findIndex((id) => id.split('.').at(-1) === name);
  return `#${ids[meant + 1] ?? ids[meant - 1] ?? ids[0] ?? ''}`;
}

function nameOf(part: unknown): string {
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type);
  return typeof part === 'function' ? part.name : String(part);
}
