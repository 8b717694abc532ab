import type { Trace, TraceEntry } from '#machines/graph/trace.ts';
import type { AnyDriver } from './any.ts';
import { drivers } from './registry.ts';
import { situationsOf, type Way } from './situations.ts';
import { begun, numbersOf } from './walks.ts';
import type { Tour } from './tours.ts';

/** A way through a driver’s machine, and how many branches of a trace it takes, from the first on. */
type Retraced = { tour: Tour; taken: number };

/** How each machine of a trace is made to do the same again: a line for each of its instances that took a branch. */
export function linesOf({ entries }: Trace): string[] {
  return [...Map.groupBy(entries, ({ actor }) => actor)].flatMap(([actor, steps]) => {
    const machine = steps[0]?.machine ?? '';
    const last = steps.flatMap(({ branches }) => branches).at(-1);
    if (last === undefined) return [];
    const driver = drivers.find((each) => each.machine.id === machine);
    const retraced = driver && retrace(driver, steps);
    const head = `${machine} ${actor}:`;
    if (!driver || !retraced || retraced.taken === 0)
      return [
        `${head} npm run model -- --machine ${machine} --only "${last}"   (the shortest way to its last branch, in memory)`,
      ];
    const command = `npm run model -- --in browser --machine ${machine} --way ${numbersOf(retraced.tour, driver)} --headed`;
    const count = told(driver, steps).length;
    return [
      retraced.taken === count
        ? `${head} ${command}`
        : `${head} ${command}   (the first ${String(retraced.taken)} of its ${String(count)} branches: no move leads on)`,
    ];
  });
}

/** The shortest way of a driver that takes the branches of one machine’s steps, as far as any does. */
export function retrace(driver: AnyDriver, steps: readonly TraceEntry[]): Retraced | undefined {
  const map = situationsOf(driver);
  const branches = told(driver, steps);
  /** The place behind some branches that follow a place; nothing where others do. */
  const take = (from: number, expected: readonly string[]): number | undefined => {
    let at = from;
    for (const id of expected) {
      while (branches[at]?.comesByItself === true && branches[at]?.id !== id) at += 1;
      if (branches[at]?.id !== id) return undefined;
      at += 1;
    }
    return at;
  };
  const queue = driver.starts.flatMap((_, place): Retraced[] => {
    const tour = begun(driver, map, place, driver.machine.id);
    const taken = tour && take(0, tour.begins.branches);
    return tour && taken !== undefined ? [{ tour, taken }] : [];
  });
  const known = new Set<string>();
  let best = queue[0];
  for (const here of queue) {
    const { tour, taken } = here;
    const at = tour.ways.at(-1)?.to ?? tour.from;
    const key = `${String(driver.starts.indexOf(tour.start))} ${String(taken)} ${at.key}`;
    if (known.has(key)) continue;
    known.add(key);
    if (taken > (best?.taken ?? 0)) best = here;
    if (isDone(branches, taken)) return { tour, taken: branches.length };
    queue.push(...map.waysFrom(at).flatMap((way) => on(here, way, take(taken, way.expected.branches))));
  }
  return best;
}

function on({ tour }: Retraced, way: Way, taken: number | undefined): Retraced[] {
  return taken === undefined ? [] : [{ tour: { ...tour, ways: [...tour.ways, way] }, taken }];
}

type Taken = { id: string; comesByItself: boolean };

/** Events that come by themselves may be in a trace at any time, and any number of times. */
function told({ background = [] }: AnyDriver, steps: readonly TraceEntry[]): Taken[] {
  return steps.flatMap(({ event, branches }) =>
    branches.map((id) => ({ id, comesByItself: (background as readonly string[]).includes(event) })),
  );
}

function isDone(branches: readonly Taken[], taken: number): boolean {
  return branches.slice(taken).every(({ comesByItself }) => comesByItself);
}
