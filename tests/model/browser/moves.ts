import type { AnyDriver, AnyMove } from './any.ts';
import type { Elsewhere } from './driver.ts';

/** A move with what the machine hears by it, without what only its own words add. */
export type NamedMove = AnyMove & {
  /** As the report names the event: `page.done`, `done saveStep`. */
  event: string;
  tells: object;
  /** What tells this move from others with the same event, for walks that are to make every move. */
  goal: string;
  /** Its place among all moves of the driver. */
  place: number;
};

/** All moves of a driver, in the order in which they are written. */
export function movesOf({ events, calls, delays, children = {} }: AnyDriver): NamedMove[] {
  return [
    ...named(events, (type) => [type, { type }]),
    ...named(pick(calls, 'done'), (name) => [`done ${name}`, { done: name }]),
    ...named(pick(calls, 'error'), (name) => [`error ${name}`, { error: name }]),
    ...named(delays, (name) => [`after ${name}`, { after: name }]),
    ...named(children, (name) => [`done ${name}`, { done: name }]),
  ].map((move, place) => ({ ...move, place }));
}

type Listed = Readonly<Record<string, readonly AnyMove[] | Elsewhere>>;

function named(listed: Listed, nameOf: (key: string) => [event: string, tells: object]): Omit<NamedMove, 'place'>[] {
  return Object.entries(listed).flatMap(([key, moves]) => {
    if ('notMoved' in moves) return [];
    const [event, tells] = nameOf(key);
    return moves.map((move) => ({ ...move, event, tells, goal: `${event}: ${move.does}` }));
  });
}

function pick(calls: AnyDriver['calls'], end: 'done' | 'error'): Listed {
  return Object.fromEntries(
    Object.entries(calls as Record<string, Record<'done' | 'error', Listed[string]>>).map(([name, ends]) => [
      name,
      ends[end],
    ]),
  );
}
