import type { AnyStateMachine } from 'xstate';

/** A machine’s config with each list as a list, made anew each time, so that a fault can be put into it. */
export type Config = {
  initial?: string;
  tags: string[];
  entry: unknown[];
  exit: unknown[];
  on: Record<string, Entry[]>;
  after: Record<string, Entry[]>;
  always: Entry[];
  invoke: Call[];
  states: Record<string, Config>;
};
export type Entry = { guard?: unknown; target?: string | readonly string[]; actions: unknown[]; reenter?: boolean };
export type Call = { id: string; input?: unknown; onDone: Entry[]; onError: Entry[] };

/** The config of a machine in this form. */
export function configOf(machine: AnyStateMachine): Config {
  return formed(machine.config as Given);
}

type Given = Record<string, unknown>;

function formed({ on, after, always, invoke, states, entry, exit, tags, ...rest }: Given): Config {
  return {
    ...rest,
    ...{ tags: list(tags) as string[], entry: list(entry), exit: list(exit) },
    ...{ on: entriesBy(on), after: entriesBy(after), always: entries(always) },
    invoke: list(invoke).map((call) => {
      const { onDone, onError, ...others } = call as Given;
      return { ...others, onDone: entries(onDone), onError: entries(onError) } as Call;
    }),
    states: Object.fromEntries(
      Object.entries((states ?? {}) as Record<string, Given>).map(([name, state]) => [name, formed(state)]),
    ),
  };
}

function list(given: unknown): unknown[] {
  return given === undefined ? [] : [given].flat();
}

function entriesBy(given: unknown): Record<string, Entry[]> {
  return Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name, entries(value)]));
}

function entries(given: unknown): Entry[] {
  return list(given).map((each) => {
    const { actions, ...rest } = (typeof each === 'string' ? { target: each } : each) as Given;
    return { ...rest, actions: list(actions) };
  });
}

/** A state in the config and all those inside it, with their paths from the machine. */
export function statesIn(config: Config, path: readonly string[] = []): { config: Config; path: readonly string[] }[] {
  return [
    { config, path },
    ...Object.entries(config.states).flatMap(([name, state]) => statesIn(state, [...path, name])),
  ];
}

/** A state’s lists of transitions, each with what it answers. */
export function listsIn({ on, after, always, invoke }: Config): { answers: string; entries: Entry[] }[] {
  return [
    { answers: 'at once', entries: always },
    ...Object.entries(on).map(([type, each]) => ({ answers: type, entries: each })),
    ...invoke.flatMap(({ id, onDone, onError }) => [
      { answers: `${id} done`, entries: onDone },
      { answers: `${id} failed`, entries: onError },
    ]),
    ...Object.entries(after).map(([delay, each]) => ({ answers: `after ${delay}`, entries: each })),
  ];
}
