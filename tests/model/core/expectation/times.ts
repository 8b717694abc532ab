import { noting, type Reads } from '../reads.ts';
import { timeOf } from './words.ts';

/** How long something takes in a context. */
type Delay = (context: unknown) => unknown;

/**
 * What a delay would be with other numbers in the context than a walk came by: `by failures 0: 600 ms, 1: 2 s, 2: 5 s`.
 * @param contexts those that the walk came by; the one in which the delay reads most is taken
 */
export function timesBy(delay: Delay, contexts: readonly unknown[]): string[] {
  const all = contexts.map((context) => ({ context, numbers: numbersRead(delay, context) }));
  const { context, numbers } =
    all.toSorted((one, other) => other.numbers.length - one.numbers.length)[0] ?? all[0] ?? nothing;
  return numbers.flatMap(([path, value]) => {
    const tried = value < noCount ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [0, value, 2 * value];
    const times = tried.map((number) => [number, timeOf(delay(withValue(context, path.split('.'), number)))] as const);
    const changes = times.filter(([, time], place) => time !== times[place - 1]?.[1]);
    return changes.length > 1
      ? [`by ${path} ${changes.map(([number, time]) => `${String(number)}: ${time}`).join(', ')}`]
      : [];
  });
}

const nothing = { context: undefined, numbers: [] };
/** From here on, a number is no count. */
const noCount = 1000;

function numbersRead(delay: Delay, context: unknown): [string, number][] {
  const reads: Reads = new Map();
  delay(noting(context, reads));
  return [...reads].filter((read): read is [string, number] => typeof read[1] === 'number');
}

function withValue(data: unknown, [name, ...names]: readonly string[], value: number): unknown {
  if (name === undefined) return value;
  const object = data as Record<string, unknown>;
  return { ...object, [name]: withValue(object[name], names, value) };
}
