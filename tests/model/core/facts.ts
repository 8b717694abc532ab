import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { at } from './reads.ts';
import type { Situation, Timer } from './situation.ts';

/** A path in the context that guards read, and its parts. */
export type Field = { path: string; names: readonly string[] };

/**
 * What is so in a situation, as far as it decides anything: the states, what is owed and timed, and what guards have been seen to
 * read of the context. Two situations with the same facts are the same to a walk.
 */
export function factsOf({ snapshot, owed, timers, now }: Situation, fields: readonly Field[], counts = 3): string[] {
  const written = writing(counts);
  const times = timers.map(({ event }) => JSON.stringify(event, written));
  return [
    snapshot.status,
    ...activeStates(snapshot),
    ...owed.map((id) => `owed ${id}`).sort(),
    ...times.map((name, place) => `${name} after ${times[place - 1] ?? ''}`),
    ...times.filter((_, place) => hasBegun(timers[place], now)).map((name) => `${name} has begun`),
    ...(timers[0]?.at === now + 1 ? ['almost'] : []),
    ...fields.map(({ path, names }) => `${path}=${JSON.stringify(at(snapshot.context, names), written)}`),
  ];
}

/** The ids of all states in which a machine is. */
export function activeNodes(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.map(({ id }) => id);
}

function hasBegun(timer: Timer | undefined, now: number): boolean {
  return timer !== undefined && timer.at - timer.delay < now;
}

/** The ids of the atomic states in which a machine is. */
export function activeStates(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id)
    .sort();
}

/** How JSON writes a value, with counts up to some number: one without end would be a situation each. */
function writing(most: number) {
  return (_: string, value: unknown): unknown => {
    if (typeof value === 'number' && value > most && value < noCount) return most;
    if (value instanceof Error) return value.message;
    return value;
  };
}
/** From here on, a number is no count. */
const noCount = 1000;

/** Which parts of the context that no guard reads hold something else than at the beginning: what is done with them is to show. */
export function changedSince(start: Situation, { snapshot }: Situation, fields: readonly Field[]): string[] {
  const before = start.snapshot.context as Record<string, unknown>;
  return Object.entries(snapshot.context as Record<string, unknown>)
    .filter(([name]) => !fields.some(({ names }) => names[0] === name))
    .filter(([name, value]) => !isDeepStrictEqual(before[name], value))
    .map(([name]) => `${name} has changed`);
}

/** So many values of one part of the context are gone on from for their own sake. */
const mostValues = 4;

/**
 * Says whether a part of the context holds what it did not hold before, guards or no guards: what is done with it may show later.
 */
export function valuesOf(counts = 3): (context: unknown) => boolean {
  const known = new Map<string, Set<string>>();
  const write = writing(counts);
  return (context) => {
    let isNew = false;
    for (const [name, value] of Object.entries((context ?? {}) as Record<string, unknown>)) {
      const values = known.get(name) ?? new Set();
      known.set(name, values);
      if (values.size >= mostValues) continue;
      const before = values.size;
      values.add(JSON.stringify(value, write));
      isNew ||= values.size > before;
    }
    return isNew;
  };
}

/**
 * Says how new some facts are: 1 where one of them was never true before, 2 where two of them were never true together, 0 otherwise.
 * Most of what can happen depends on no more; to ask for all of them would have parts of a machine that don’t matter to each other
 * multiply.
 */
export function noveltyOf(): (facts: readonly string[]) => 0 | 1 | 2 {
  const numbers = new Map<string, number>();
  /** By the greater number of two: the smaller ones it was true together with. */
  const together: Set<number>[] = [];
  return (facts) => {
    const before = numbers.size;
    const known = facts.map((fact) => {
      const number = numbers.get(fact) ?? numbers.size;
      if (number === numbers.size) {
        numbers.set(fact, number);
        together.push(new Set());
      }
      return number;
    });
    let isNew = false;
    for (const one of known) {
      const smaller = together[one];
      if (!smaller) continue;
      const size = smaller.size;
      for (const other of known) if (other < one) smaller.add(other);
      isNew ||= smaller.size > size;
    }
    if (numbers.size > before) return 1;
    return isNew ? 2 : 0;
  };
}
