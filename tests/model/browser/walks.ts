import type { WalkOptions } from '#tests/model/core/options.ts';
import { choicesBy } from '#tests/model/core/random.ts';
import type { AnyDriver } from './any.ts';
import { situationsOf, type Situations, type Way } from './situations.ts';
import { nearest, toursOf, type Tour } from './tours.ts';

/** Which ways through a driver’s machine are asked for. */
export type Asked = Pick<WalkOptions, 'walk' | 'seed' | 'length' | 'count' | 'only' | 'way'>;

/** The ways of a driver that are asked for. What its moves do not lead to has none. */
export function waysOf(driver: AnyDriver, { walk, seed, length, count, only, way }: Asked): Tour[] {
  const map = situationsOf(driver);
  const { id } = driver.machine;
  if (way !== undefined) return [wayBy(driver, map, way, `${id}: the way ${way}`) ?? impossible(id, way)];
  if (only !== undefined) return shortestTo(driver, map, only);
  if (walk === 'shortest')
    return Object.values(map.stepper.goals).flatMap((goals) => goals.flatMap((goal) => shortestTo(driver, map, goal)));
  if (walk === 'random')
    return Array.from({ length: count }, (_, place) => atRandom(driver, map, seed + place, length));
  const tours = toursOf(driver);
  return [...tours, ...toursOf(driver, 'everything', tours)];
}

/** A way as its failure names it: the places of its start and of its moves in the driver, `0.4.1`. */
export function numbersOf({ start, ways }: Pick<Tour, 'start' | 'ways'>, { starts }: AnyDriver): string {
  return [starts.indexOf(start), ...ways.map(({ move }) => move.place)].join('.');
}

/** The way with these numbers; nothing where one of its moves can’t be made there. */
export function wayBy(driver: AnyDriver, map: Situations, numbers: string, name: string): Tour | undefined {
  const [first = '', ...places] = numbers.split('.');
  const tour = begun(driver, map, Number(first), name);
  if (!tour) return undefined;
  const ways: Way[] = [];
  for (const place of places) {
    const next = map.waysFrom(ways.at(-1)?.to ?? tour.from).find(({ move }) => move.place === Number(place));
    if (!next) return undefined;
    ways.push(next);
  }
  return { ...tour, ways };
}

function impossible(machine: string, way: string): never {
  throw new Error(`The driver of ${machine} has no way ${way}: its moves have changed since.`);
}

/** From whichever start it is the nearest. */
function shortestTo(driver: AnyDriver, map: Situations, goal: string): Tour[] {
  const name = `${driver.machine.id}: to ${goal}`;
  return driver.starts
    .flatMap((_, place) => {
      const tour = begun(driver, map, place, name);
      const ways = tour?.begins.covered.includes(goal)
        ? []
        : tour && nearest(map, tour.from, ({ expected }) => expected.covered.includes(goal));
      return tour && ways ? [{ ...tour, ways }] : [];
    })
    .toSorted((one, other) => one.ways.length - other.ways.length)
    .slice(0, 1);
}

/** So many moves, chosen by chance, the same for the same seed. It is shorter where the machine ends. */
function atRandom(driver: AnyDriver, map: Situations, seed: number, length: number): Tour {
  const [first = 0, ...choices] = choicesBy(seed, length + 1);
  const name = `${driver.machine.id}: at random, seed ${String(seed)}, length ${String(length)}`;
  const tour = begun(driver, map, first % driver.starts.length, name);
  if (!tour) throw new Error(`The driver of ${driver.machine.id} has no start.`);
  const ways: Way[] = [];
  for (const choice of choices) {
    const possible = map.waysFrom(ways.at(-1)?.to ?? tour.from);
    const next = possible[choice % possible.length];
    if (!next) break;
    ways.push(next);
  }
  return { ...tour, ways };
}

export function begun({ starts }: AnyDriver, map: Situations, place: number, name: string): Tour | undefined {
  const start = starts[place];
  if (!start) return undefined;
  const { expected, at } = map.begin(start);
  return { name, start, begins: expected, from: at, ways: [] };
}
