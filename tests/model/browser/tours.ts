import type { AnyDriver, AnyStart } from './any.ts';
import { movesOf } from './moves.ts';
import { situationsOf, type Expected, type Situations, type Place, type Way } from './situations.ts';

/** One way through a machine, from the opening of a page on. */
export type Tour = {
  name: string;
  start: AnyStart;
  /** What the machine does while the page opens. */
  begins: Expected;
  from: Place;
  ways: readonly Way[];
};

/**
 * What tours are to come by: every branch and the moves of every run, or every outcome of every guard, every move and every start, too.
 */
export type Goals = 'branches' | 'everything';

/** How many events a tour has at most: a long one hides what failed, and holds up the others. */
const longest = 24;

/**
 * The shortest tours that come by every branch that the moves of a driver lead to: from wherever a tour stands, the nearest way
 * that is new; where nothing new can be come to, another tour begins.
 * @param others what these come by is not new
 */
export function toursOf(driver: AnyDriver, goals: Goals = 'branches', others: readonly Tour[] = []): Tour[] {
  const map = situationsOf(driver);
  const always = movesOf(driver).flatMap(({ inEveryRun, goal }) => (inEveryRun ? goal : []));
  const inEveryRun = new Set([...map.stepper.graph.branches.map(({ id }) => id), ...always]);
  const covered = coveredBy(others);
  const isNew = (id: string) => !covered.has(id) && (goals === 'everything' || inEveryRun.has(id));
  const comesByNew = ({ expected }: Way) => expected.covered.some(isNew);
  const tours: Tour[] = [];
  const begun = driver.starts.map((start) => ({ start, ...map.begin(start) }));
  for (;;) {
    const next = begun
      .map(({ start, expected, at }) => {
        const path = expected.covered.some(isNew) ? [] : nearest(map, at, comesByNew);
        return path && { start, begins: expected, from: at, path };
      })
      .filter((each) => each !== undefined)
      .toSorted((one, other) => one.path.length - other.path.length)[0];
    if (!next) return tours;
    const { path, ...tour } = next;
    tour.begins.covered.forEach((id) => covered.add(id));
    const ways: Way[] = [];
    for (let on: Way[] | undefined = path; on && ways.length + on.length <= longest;) {
      ways.push(...on);
      on.forEach(({ expected }) => expected.covered.forEach((id) => covered.add(id)));
      on = nearest(map, ways.at(-1)?.to ?? tour.from, comesByNew);
    }
    tours.push({
      ...tour,
      name: `${driver.machine.id}: ${tour.start.name}${numberOf([...others, ...tours], tour.start)}`,
      ways,
    });
  }
}

function numberOf(tours: readonly Tour[], start: AnyStart): string {
  const before = tours.filter((each) => each.start === start).length;
  return before === 0 ? '' : ` (${before + 1})`;
}

/** The shortest path from a place to a way that is looked for, which is its last. */
export function nearest(map: Situations, from: Place, isIt: (way: Way) => boolean): Way[] | undefined {
  const known = new Set([from.key]);
  const queue: { place: Place; path: Way[] }[] = [{ place: from, path: [] }];
  for (const { place, path } of queue) {
    for (const way of map.waysFrom(place)) {
      const on = [...path, way];
      if (isIt(way)) return on;
      if (known.has(way.to.key)) continue;
      known.add(way.to.key);
      queue.push({ place: way.to, path: on });
    }
  }
  return undefined;
}

/** What no tour of a driver comes by: the ids of branches that it does not lead to. */
export function missedBy(driver: AnyDriver, tours: readonly Tour[]): string[] {
  const covered = coveredBy(tours);
  return situationsOf(driver)
    .stepper.graph.branches.map(({ id }) => id)
    .filter((id) => !covered.has(id));
}

/** The outcomes of conditions that no tour of a driver comes by, by `outcomeId`. */
export function missedOutcomes(driver: AnyDriver, tours: readonly Tour[]): string[] {
  const covered = coveredBy(tours);
  return situationsOf(driver).stepper.goals.outcomes.filter((id) => !covered.has(id));
}

function coveredBy(tours: readonly Tour[]): Set<string> {
  return new Set(
    tours.flatMap(({ begins, ways }) => [begins, ...ways.map((way) => way.expected)].flatMap((each) => each.covered)),
  );
}
