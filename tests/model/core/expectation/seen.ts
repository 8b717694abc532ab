import type { Exploration } from '../explore.ts';
import type { Looked } from '../marked.ts';
import { kindOf, type Reads } from '../reads.ts';
import type { Effect } from '../situation.ts';
import { timesBy } from './times.ts';
import { timeOf, wordsWith, type Words } from './words.ts';

/** What a walk saw of a machine, as lines: each once, in the order in which they came up first. */
export type Seen = {
  /** By the id of a branch, or of a machine for its beginning: what was entered, done and changed. */
  branches: ReadonlyMap<string, { enters: Lines; does: Lines; sets: ReadonlyMap<string, Lines> }>;
  /** By the id of a state: everything that its branches were seen to do, each with what it changed from what to what. */
  all: ReadonlyMap<string, Lines>;
  /** By the name of a guard: what it read when it held, and when not. */
  guards: ReadonlyMap<string, { held: Lines; failed: Lines }>;
  /** By the name of a delay; where it depends on the context, also what it would be with other counts in it. */
  delays: ReadonlyMap<string, Lines>;
  /** What the machine has ended with. */
  outputs: Lines;
};

type Lines = ReadonlySet<string>;
type Gathered = { enters: Set<string>; does: Set<string>; sets: Map<string, Set<string>> };

/** Gathers what a walk saw. */
export function seenBy({ stepper, samples, edges }: Exploration): Seen {
  const words = wordsWith(samples.names);
  const branches = new Map<string, Gathered>();
  const all = new Map<string, Set<string>>();
  const guards = new Map<string, { held: Set<string>; failed: Set<string> }>();
  const delays = new Map<string, Set<string>>();
  const outputs = new Set<string>();
  for (const { stepped, from } of edges) {
    stepped.effects.forEach((effect, place) => {
      const ids =
        effect.branches.length === 0 && from === undefined && place === 0 ? [stepper.graph.id] : effect.branches;
      for (const id of ids) {
        const changes = changesIn(effect, words);
        const told = [id, ...effect.states, ...effect.actions.map(words.doing)];
        setDefault(all, id.split(' ', 1)[0] ?? '', () => new Set<string>()).add(
          [...told, ...changes.map(({ name, from: old, to }) => `${name} ${old} ${to}`)].join('; '),
        );
        const here = setDefault<string, Gathered>(branches, id, () => ({
          enters: new Set(),
          does: new Set(),
          sets: new Map(),
        }));
        here.enters.add(effect.states.map((state) => shortId(state)).join(', '));
        here.does.add(effect.actions.map(words.doing).join('; '));
        for (const { name, to } of changes) setDefault(here.sets, name, () => new Set<string>()).add(to);
      }
    });
    for (const looked of stepped.looked) {
      const { held, failed } = setDefault(guards, looked.guard, () => ({ held: new Set(), failed: new Set() }));
      (looked.held ? held : failed).add(readsOf(looked, words));
    }
    for (const { name, milliseconds } of stepped.timed) {
      setDefault(delays, name, () => new Set<string>()).add(timeOf(milliseconds));
    }
    const { status, output } = stepped.situation.snapshot as { status: string; output: unknown };
    if (status === 'done' && output !== undefined) outputs.add(words.value(output));
  }
  const contexts = edges.map(({ stepped }) => stepped.situation.snapshot.context as unknown);
  for (const [name, delay] of Object.entries(stepper.delays)) {
    for (const line of timesBy(delay, contexts)) setDefault(delays, name, () => new Set<string>()).add(line);
  }
  return { branches, all, guards, delays, outputs };
}

/** The fields of the context that a step changed, with what they held before it and what after. */
function changesIn({ before, context }: Effect, words: Words): { name: string; from: string; to: string }[] {
  const old = (before ?? {}) as Record<string, unknown>;
  return Object.entries((context ?? {}) as Record<string, unknown>)
    .filter(([name, value]) => old[name] !== value)
    .map(([name, value]) => ({ name, from: words.value(old[name]), to: words.value(value) }))
    .filter(({ from, to }) => from !== to);
}

/** Without the machine's id. */
export function shortId(state: string): string {
  const dot = state.indexOf('.');
  return dot < 0 ? state : state.slice(dot + 1);
}

function readsOf({ context, event }: Looked, words: Words): string {
  const told = (reads: Reads, prefix: string) =>
    [...reads]
      .filter(([path]) => path !== 'type' && !hasInner(reads, path))
      .map(([path, value]) => `${prefix}${path} is ${words.value(path.endsWith('*') ? value : kindOf(value))}`);
  return [...told(context, ''), ...told(event, 'event.')].join(', ');
}

/** Whether more of what stands at a path was read. */
function hasInner(reads: Reads, path: string): boolean {
  return [...reads.keys()].some((other) => other.startsWith(`${path}.`));
}

function setDefault<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
