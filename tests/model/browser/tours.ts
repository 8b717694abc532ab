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
  const tours: Omit<Tour, 'name'>[] = [];
  const begun = driver.starts.map((start) => ({ start, ...map.begin(start) }));
  for (;;) {
    const next = begun
      .map(({ start, expected, at }) => {
        const path = expected.covered.some(isNew) ? [] : nearest(map, at, comesByNew);
        return path && { start, begins: expected, from: at, path };
      })
      .filter((each) => each !== undefined)
      .toSorted((one, other) => one.path.length - other.path.length)[0];
    if (!next)
      return named(
        withoutRepeats(tours, (id) => goals === 'everything' || inEveryRun.has(id)),
        driver,
        others,
      );
    const { path, ...tour } = next;
    tour.begins.covered.forEach((id) => covered.add(id));
    const ways: Way[] = [];
    for (let on: Way[] | undefined = path; on && ways.length + on.length <= longest;) {
      ways.push(...on);
      on.forEach(({ expected }) => expected.covered.forEach((id) => covered.add(id)));
      on = nearest(map, ways.at(-1)?.to ?? tour.from, comesByNew);
    }
    tours.push({ ...tour, ways });
  }
}

/** A later tour may come by all that an earlier one was for: such tours go, the shortest first, and such ends of tours. */
function withoutRepeats<Part extends Pick<Tour, 'begins' | 'ways'>>(
  tours: readonly Part[],
  isGoal: (id: string) => boolean,
): Part[] {
  const timesOf = (events: readonly Expected[]) => Map.groupBy(goalsOf(events), (id) => id);
  const goalsOf = (events: readonly Expected[]) => events.flatMap(({ covered }) => covered.filter(isGoal));
  const eventsOf = ({ begins, ways }: Part) => [begins, ...ways.map(({ expected }) => expected)];
  const left = new Map([...timesOf(tours.flatMap(eventsOf))].map(([id, times]) => [id, times.length]));
  const canGo = (events: readonly Expected[]) => {
    const times = [...timesOf(events)].map(([id, { length }]) => [id, (left.get(id) ?? 0) - length] as const);
    if (times.some(([, others]) => others === 0)) return false;
    times.forEach(([id, others]) => left.set(id, others));
    return true;
  };
  const gone = tours
    .toSorted((one, other) => one.ways.length - other.ways.length)
    .filter((tour) => canGo(eventsOf(tour)));
  return tours
    .filter((tour) => !gone.includes(tour))
    .map((tour) => {
      const ways = [...tour.ways];
      for (let last = ways.at(-1); last && canGo([last.expected]); last = ways.at(-1)) ways.pop();
      return { ...tour, ways };
    });
}

/** By their machine and start, with a number where a start has several. */
function named(tours: readonly Omit<Tour, 'name'>[], { machine }: AnyDriver, others: readonly Tour[]): Tour[] {
  return tours.map((tour, index) => {
    const before = [...others, ...tours.slice(0, index)].filter(({ start }) => start === tour.start).length;
    return { ...tour, name: `${machine.id}: ${tour.start.name}${before === 0 ? '' : ` (${before + 1})`}` };
  });
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
