import { createHash } from 'node:crypto';
import type { Action } from '../situation.ts';

/** How things are said in an expectation. */
export type Words = {
  /** A value in a line: by its name where it has one, else as `{ kind: saved, version: 2 }`. */
  value: (value: unknown) => string;
  /** What an action does. */
  doing: (action: Action) => string;
};

/** @param names what has a name, by it */
export function wordsWith(names: Readonly<Record<string, unknown>> = {}): Words {
  const known = new Map(Object.entries(names).map(([name, value]) => [written(value, none), `‹${name}›`]));
  const value = (each: unknown) => shortened(written(each, known));
  return { value, doing: (action) => doingOf(action, value) };
}

const none: ReadonlyMap<string, string> = new Map();
/** How much of a value a line holds. */
const longestValue = 90;

/** What is too long for a line ends in a hash of the whole. */
function shortened(whole: string): string {
  if (whole.length <= longestValue) return whole;
  return `${whole.slice(0, longestValue)}… (${hashOf(whole)})`;
}

/** A few letters that another text does not have. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}

function written(value: unknown, known: ReadonlyMap<string, string>): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return /^[\w.@/-]+$|^[{[]…[\]}]$/.test(value) ? value : JSON.stringify(value);
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return `error "${value.message}"`;
  if (value instanceof Date) return value.toISOString();
  if ('transition' in value) return 'a machine';
  const name = known.size === 0 ? undefined : known.get(written(value, none));
  if (name !== undefined) return name;
  if (Array.isArray(value)) return `[${value.map((each) => written(each, known)).join(', ')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${written(part, known)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const units: readonly [number, string][] = [
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
];

/** A time as people say it: `1.5 s`, `55 min`. */
export function timeOf(milliseconds: unknown): string {
  if (typeof milliseconds !== 'number') return 'no time';
  const [size, name] = units.find(([each]) => milliseconds >= each && Number.isInteger((milliseconds / each) * 10)) ?? [
    1,
    'ms',
  ];
  return `${String(milliseconds / size)} ${name}`;
}

function doingOf({ type, params: given }: Action, valueOf: Words['value']): string {
  const eventIn = ({ type: name, ...rest }: { type: string } = { type: '' }) =>
    Object.keys(rest).length === 0 ? name : `${name} ${valueOf(rest)}`;
  const params = (given ?? {}) as Given;
  switch (type) {
    case 'xstate.spawnChild':
      return `starts ${params.actorRef?.id ?? ''}${params.input === undefined ? '' : ` with ${valueOf(params.input)}`}`;
    case 'xstate.stopChild':
      return `ends ${params.id ?? 'nothing'}`;
    case 'xstate.cancel':
      return `stops the timer ${shortTimer(String(params.sendId))}`;
    case 'xstate.raise':
      return params.delay === undefined
        ? `tells itself ${eventIn(params.event)}`
        : `in ${timeOf(params.delay)} ${shortTimer(eventIn(params.event))}`;
    case 'xstate.sendTo':
      return `tells ${typeof params.to === 'string' ? params.to : (params.to?.id ?? '')} ${eventIn(params.event)}`;
    default:
      return given === undefined ? type : `${type} ${valueOf(given)}`;
  }
}

type Given = {
  id?: string;
  actorRef?: { id: string };
  input?: unknown;
  sendId?: unknown;
  delay?: number;
  event?: { type: string };
  to?: string | { id: string };
};

/** xstate names a timer after its state, which stands above it already. */
function shortTimer(name: string): string {
  return name.replace(/^xstate\.after\.([^.]+)\..*$/, '$1');
}
