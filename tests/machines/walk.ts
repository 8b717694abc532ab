import {
  createMachine,
  getNextTransitions,
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

/** What a walk sends beside an event's bare name, by its type: payloads for events of our own, outputs and errors for calls. */
export type Samples = {
  /** What it can begin with. */
  inputs?: readonly unknown[];
  events?: Readonly<Record<string, readonly object[]>>;
  /** By the id of what is invoked. Without one, a call answers with nothing. */
  outputs?: Readonly<Record<string, readonly unknown[]>>;
  errors?: readonly unknown[];
  /** By what of its context a machine that counts, or keeps lists, is told to be in another situation. */
  tellApart?: (context: never) => unknown;
};

/** What a walk has found: all branches by where they stand and what they answer, and those that it took. */
export type Walk = { branches: readonly string[]; taken: ReadonlySet<string>; snapshots: number };

/**
 * Steps a machine by xstate's pure functions, without running it, from every situation that it came to with every event that
 * is possible there, until every branch was taken or nothing new comes up.
 */
export function walk(machine: AnyStateMachine, samples: Samples = {}): Walk {
  const branches: string[] = [];
  const marked = createMachine(mark(machine.config, machine.id, branches), machine.implementations as never);
  const taken = new Set<string>();
  const note = (actions: readonly { type: string; params?: unknown }[]) => {
    for (const { type, params } of actions) if (type === marker) taken.add((params as { branch: string }).branch);
  };
  const queue: AnyMachineSnapshot[] = [];
  const known = new Set<string>();
  const arrive = ([next, actions]: readonly [AnyMachineSnapshot, Parameters<typeof note>[0]]) => {
    note(actions);
    const key = keyOf(next, samples);
    if (known.has(key)) return;
    known.add(key);
    queue.push(onPlainData(next));
  };
  for (const input of samples.inputs ?? [undefined]) arrive(initialTransition(marked, input as never));
  for (const here of queue) {
    if (taken.size === branches.length) break;
    if (known.size > most)
      throw new Error(`${machine.id} has more than ${String(most)} situations: give fewer samples.`);
    for (const event of eventsAt(here, samples)) {
      arrive(transition(marked, here as never, event as never));
    }
  }
  return { branches, taken, snapshots: known.size };
}

const most = 20_000;
const marker = 'walk.took';

/** Fails where the context holds what can't be written down, and leaves guards nothing but what can. */
function onPlainData<Snapshot extends AnyMachineSnapshot>(snapshot: Snapshot): Snapshot {
  return { ...snapshot, context: structuredClone(snapshot.context as object) };
}

function keyOf({ value, context, status }: AnyMachineSnapshot, { tellApart }: Samples): string {
  return JSON.stringify([status, value, tellApart ? tellApart(context as never) : context]);
}

function eventsAt(here: AnyMachineSnapshot, { events = {}, outputs = {}, errors = [undefined] }: Samples): object[] {
  if (here.status !== 'active') return [];
  const types = new Set(getNextTransitions(here).map(({ eventType }) => eventType as string));
  return [...types].flatMap((type) => {
    const call = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)?.slice(1);
    if (!call) return (events[type] ?? [{}]).map((payload) => ({ type, ...payload }));
    const [kind, actorId = ''] = call;
    if (kind === 'error') return errors.map((error) => ({ type, actorId, error }));
    return (outputs[actorId] ?? [undefined]).map((output) => ({ type, actorId, output }));
  });
}

/** A copy of a part of a machine's config in which every branch says, as an action, that it was taken. */
function mark<Config>(config: Config, where: string, branches: string[]): Config {
  const list = (found: unknown, answers: string) =>
    [found].flat().map((each, place) => {
      const branch = `${where} ${answers} #${String(place)}`;
      branches.push(branch);
      const { actions = [], ...rest } = typeof each === 'string' ? { target: each } : (each as { actions?: unknown });
      return { ...rest, actions: [{ type: marker, params: { branch } }, ...[actions].flat()] };
    });
  const each = (group: unknown, name: string) =>
    Object.fromEntries(Object.entries(group as object).map(([key, found]) => [key, list(found, `${name}${key}`)]));
  const { on, after, always, invoke, states, ...rest } = config as Record<string, unknown>;
  return {
    ...rest,
    ...(on !== undefined && { on: each(on, '') }),
    ...(after !== undefined && { after: each(after, 'after ') }),
    ...(always !== undefined && { always: list(always, 'always') }),
    ...(invoke !== undefined && {
      invoke: ([invoke].flat() as Call[]).map((call) => ({
        ...call,
        ...(call.onDone !== undefined && { onDone: list(call.onDone, `done ${call.id}`) }),
        ...(call.onError !== undefined && { onError: list(call.onError, `error ${call.id}`) }),
      })),
    }),
    ...(states !== undefined && {
      states: Object.fromEntries(
        Object.entries(states as object).map(([name, state]) => [name, mark(state, `${where}.${name}`, branches)]),
      ),
    }),
  } as Config;
}

type Call = { id: string; onDone?: unknown; onError?: unknown };
