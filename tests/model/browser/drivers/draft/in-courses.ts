import type { Driver, Elsewhere, Move } from '../../driver.ts';
import { courses } from './courses.ts';
import type { Machine, Place, World } from './world.ts';

type Moves = readonly Move<Machine, World>[];
type Parts = Pick<Driver<Machine, World>, 'events' | 'calls' | 'delays'>;

/** Lets each move be made where a course has it next. */
export function inCourses({ events, calls, delays }: Parts): Parts {
  return {
    events: mapped(events),
    calls: Object.fromEntries(Object.entries(calls).map(([name, ends]) => [name, mapped(ends)])) as Parts['calls'],
    delays: mapped(delays),
  };
}

function mapped<Lists extends Readonly<Record<string, Moves | Elsewhere>>>(lists: Lists): Lists {
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, 'notMoved' in list ? list : list.map(inCourse)]),
  ) as unknown as Lists;
}

function inCourse(move: Moves[number]): Moves[number] {
  return {
    ...move,
    when: (at: Place) => courses[at.world.course].does[at.world.next] === move.does && move.when?.(at) !== false,
    world: (world, before) => ({ ...(move.world?.(world, before) ?? world), next: world.next + 1 }),
  };
}
