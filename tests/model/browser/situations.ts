import type { Situation } from '#tests/model/core/situation.ts';
import { stepperOf, type Stepper } from '#tests/model/core/stepper.ts';
import type { AnyDriver, AnyMove, AnyStart, AnyTold } from './any.ts';
import { movesOf, type NamedMove } from './moves.ts';
import { canHear, stepOf } from './told.ts';

/** Where a machine and the world beside it stand. */
export type Place = { key: string; situation: Situation; world: object };

/** What the machine does in a move, as it is expected of the app. */
export type Expected = {
  /** The ids of the branches, in their order. */
  branches: readonly string[];
  /** All that is come by: states, branches, outcomes of guards. */
  covered: readonly string[];
  /** The types of the events that it hears and its guards turn away. */
  turnedAway: readonly string[];
};

export type Way = { move: NamedMove; expected: Expected; to: Place };

/** Every situation that a driver can bring its machine to, found by the machine itself, without a browser. */
export type Situations = {
  stepper: Stepper;
  begin: (start: AnyStart) => { expected: Expected; at: Place };
  waysFrom: (place: Place) => readonly Way[];
};

const most = 4_000;

/** Of each driver, once: they are most of the time that a browser test of a machine takes to begin. */
const found = new WeakMap<AnyDriver, Situations>();

export function situationsOf(driver: AnyDriver): Situations {
  const known = found.get(driver);
  if (known) return known;
  const map = lookedAt(driver);
  found.set(driver, map);
  return map;
}

/** Looks at all situations first: what guards read is found on the way, and tells situations apart. */
function lookedAt(driver: AnyDriver): Situations {
  const stepper = stepperOf(driver.machine);
  const fields = new Set<string>();
  for (;;) {
    const known = fields.size;
    const map = situationsBy(driver, stepper, fields);
    visitAll(driver, map);
    if (fields.size === known) return map;
  }
}

function visitAll(driver: AnyDriver, map: Situations): void {
  const places = new Map(driver.starts.map((start) => map.begin(start).at).map((place) => [place.key, place]));
  for (const place of places.values()) {
    for (const { to } of map.waysFrom(place)) if (!places.has(to.key)) places.set(to.key, to);
    if (places.size > most) throw new Error(`The driver of ${driver.machine.id} has too many situations.`);
  }
}

function situationsBy(driver: AnyDriver, stepper: Stepper, fields: Set<string>): Situations {
  const ways = new Map<string, Way[]>();
  const moves = movesOf(driver);
  const tell = (before: Situation | undefined, told: readonly AnyTold[]) => {
    let situation = before;
    const branches: string[] = [];
    const covered = new Set<string>();
    const turnedAway: string[] = [];
    for (const each of told) {
      if (situation ? !('begins' in each) && !canHear(situation, each) : !('begins' in each)) return undefined;
      const stepped = stepper.step(situation, stepOf(each));
      for (const { context } of stepped.looked) for (const path of context.keys()) fields.add(path);
      situation = stepped.situation;
      branches.push(...stepped.branches);
      const isEvent = 'type' in each && !('begins' in each);
      if (isEvent && stepped.branches.length === 0 && stepped.looked.length > 0) turnedAway.push(each.type);
      stepped.covered.forEach((id) => covered.add(id));
    }
    return situation && { situation, expected: { branches, covered: [...covered], turnedAway } };
  };
  const placeOf = (situation: Situation, world: object): Place => ({
    key: keyOf(situation, world, fields),
    situation,
    world,
  });
  const take = (from: Place, move: NamedMove): Way | undefined => {
    const { situation, world } = from;
    if (situation.snapshot.status !== 'active') return undefined;
    if (move.when?.(at(from)) === false) return undefined;
    const told = toldBy(move, at(from));
    const first = tell(situation, [told]);
    if (!first) return undefined;
    // An event that the machine does not answer there is no move, unless the move says that a guard turns it away.
    const isAnswered = first.expected.branches.length > 0 || 'begins' in told;
    if (isAnswered ? move.isTurnedAway : !move.isTurnedAway || first.expected.turnedAway.length === 0) return undefined;
    const then =
      typeof move.then === 'function' ? move.then(at({ ...from, situation: first.situation })) : (move.then ?? []);
    const rest = tell(first.situation, then as readonly AnyTold[]);
    if (!rest) return undefined;
    const after = move.world?.(world, at(from)) ?? world;
    const expected = {
      branches: [...first.expected.branches, ...rest.expected.branches],
      covered: [...[...first.expected.covered, ...rest.expected.covered, move.goal], ...(driver.goals?.(after) ?? [])],
      turnedAway: [...first.expected.turnedAway, ...rest.expected.turnedAway],
    };
    const end = move.ends ? ended(rest.situation) : rest.situation;
    return { move, expected, to: placeOf(end, after) };
  };
  return {
    stepper,
    begin(start) {
      const told = tell(undefined, [{ begins: start.input as never }, ...(start.then ?? [])]);
      if (!told) throw new Error(`“${start.name}” of ${driver.machine.id} can’t begin so.`);
      const covered = [...told.expected.covered, `start: ${start.name}`];
      return { expected: { ...told.expected, covered }, at: placeOf(told.situation, start.world) };
    },
    waysFrom(place) {
      const found = ways.get(place.key) ?? moves.flatMap((move) => take(place, move) ?? []);
      ways.set(place.key, found);
      return found;
    },
  };
}

/** From here on nothing happens. */
function ended({ snapshot, now }: Situation): Situation {
  return { snapshot: { ...snapshot, status: 'stopped' } as Situation['snapshot'], owed: [], timers: [], now };
}

/** What decides what can happen next: where the machine stands, what its guards read, and the world. */
function keyOf({ snapshot, owed, timers }: Situation, world: object, fields: ReadonlySet<string>): string {
  const read = [...fields].map((path) => valueAt(snapshot.context, path));
  return JSON.stringify([
    snapshot.status,
    snapshot.value,
    owed.toSorted(),
    timers.map(({ event }) => event.type),
    read,
    world,
  ]);
}

/** What stands at a path of the context; all that is in it where the path ends in `*`. */
function valueAt(context: unknown, path: string): unknown {
  let here = context;
  for (const name of path.split('.')) {
    if (name === '*') return here;
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<string, unknown>)[name];
  }
  return typeof here === 'object' && here !== null ? '{}' : here;
}

function at({ situation, world }: Omit<Place, 'key'>): Parameters<NonNullable<AnyMove['when']>>[0] {
  const { context, value } = situation.snapshot;
  const isIn = (state: string) => pathsOf(value).includes(state);
  return { context: context as never, world, isIn: isIn as never };
}

function toldBy({ told, tells }: NamedMove, where: Parameters<NonNullable<AnyMove['when']>>[0]): AnyTold {
  return { ...tells, ...(typeof told === 'function' ? told(where) : told) } as AnyTold;
}

function pathsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    pathsOf(inner).map((path) => (path === '' ? name : `${name}.${path}`)),
  );
}
