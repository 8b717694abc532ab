import type { AnyDriver } from './any.ts';
import { situationsOf } from './situations.ts';
import { nearest, type Tour } from './tours.ts';
import { numbersOf, wayBy } from './walks.ts';

/** So many shorter ways are tried: each takes as long as somebody needs to go it. */
const most = 12;

/**
 * The shortest way that still fails, out of one that does: first what follows the failure is left out, then the nearest way to where it
 * failed is tried, then one move after the other is left out.
 * @param failed the place of the move that failed; -1 for the start
 */
export async function shrinkTour(
  driver: AnyDriver,
  tour: Tour,
  failed: number,
  fails: (shorter: Tour) => Promise<boolean>,
): Promise<Tour> {
  let shortest: Tour = { ...tour, ways: tour.ways.slice(0, failed + 1) };
  let left = most;
  const tryIt = async (shorter: Tour | undefined): Promise<boolean> => {
    if (!shorter || shorter.ways.length >= shortest.ways.length || left === 0) return false;
    left -= 1;
    if (!(await fails(shorter))) return false;
    shortest = shorter;
    return true;
  };
  const map = situationsOf(driver);
  const last = shortest.ways.at(-1);
  const before = (shortest.ways.at(-2)?.to ?? shortest.from).key;
  if (last) {
    const near = before === shortest.from.key ? [] : nearestPlace(map, shortest, before);
    await tryIt(near && { ...shortest, ways: [...near, last] });
  }
  for (let place = shortest.ways.length - 2; place >= 0; place--) {
    const [first = '', ...moves] = numbersOf(shortest, driver).split('.');
    await tryIt(wayBy(driver, map, [first, ...moves.toSpliced(place, 1)].join('.'), tour.name));
    place = Math.min(place, shortest.ways.length - 1);
  }
  return shortest;
}

function nearestPlace(map: ReturnType<typeof situationsOf>, { from }: Tour, key: string) {
  return nearest(map, from, ({ to }) => to.key === key);
}
