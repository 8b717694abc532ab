import { expect, it } from 'vitest';
import { replayOf } from './browser/asked.ts';
import { drivers } from './browser/registry.ts';
import { shrinkTour } from './browser/shrink-tour.ts';
import { situationsOf } from './browser/situations.ts';
import type { Tour } from './browser/tours.ts';
import { numbersOf, wayBy, waysOf, type Asked } from './browser/walks.ts';

const order = drivers.find(({ machine }) => machine.id === 'order')!;
const usual: Asked = { walk: 'tours', seed: 1, length: 10, count: 1, only: undefined };
const random = (seed: number, length: number) => waysOf(order, { ...usual, walk: 'random', seed, length, count: 2 });
const told = (tours: readonly Tour[]) => tours.map((tour) => [tour.name, numbersOf(tour, order)]);

it('walks at random are as long as is asked for, and the same for the same seed', () => {
  expect(random(7, 30).map(({ name, ways }) => [name, ways.length])).toEqual([
    ['order: at random, seed 7, length 30', 30],
    ['order: at random, seed 8, length 30', 30],
  ]);
  expect(told(random(7, 30))).toEqual(told(random(7, 30)));
  expect(numbersOf(random(7, 30)[0]!, order)).not.toBe(numbersOf(random(9, 30)[0]!, order));
});

it('the shortest way to each thing comes by it with its last move, and no way leads to what no move leads to', () => {
  const ways = waysOf(order, { ...usual, walk: 'shortest' });
  expect(ways.length).toBeGreaterThan(20);
  for (const { name, begins, ways: moves } of ways)
    expect((moves.at(-1)?.expected ?? begins).covered).toContain(name.replace('order: to ', ''));
  expect(waysOf(order, { ...usual, only: 'order.held' })).toMatchObject([
    { start: { name: 'nobody may counsel the member' } },
  ]);
  expect(waysOf(order, { ...usual, only: 'kit.DENIED' })).toEqual([]);
});

it('a way is played again by its numbers, and one that its driver can’t go is refused', () => {
  const [tour] = random(7, 12) as [Tour];
  const numbers = numbersOf(tour, order);
  expect(replayOf(tour, order)).toBe(`npm run model -- --in browser --machine order --way ${numbers} --headed`);
  expect(told(waysOf(order, { ...usual, way: numbers }))).toEqual([[`order: the way ${numbers}`, numbers]]);
  expect(() => waysOf(order, { ...usual, way: '0.99' })).toThrow('The driver of order has no way 0.99');
  expect(() => waysOf(order, { ...usual, way: '99' })).toThrow('The driver of order has no way 99');
});

it('a way that fails is made as short as still fails, without what follows the failure', async () => {
  const [tour] = random(7, 30) as [Tour];
  const isCheck = ({ to }: Tour['ways'][number]) => to.situation.snapshot.value === 'check';
  const failed = tour.ways.findIndex(isCheck);
  expect(failed).toBeGreaterThan(3);
  const tried: Tour[] = [];
  const shortest = await shrinkTour(order, tour, failed, (shorter) => {
    tried.push(shorter);
    return Promise.resolve(shorter.ways.some(isCheck));
  });
  expect([shortest.start.name, ...shortest.ways.map(({ move }) => move.does)]).toEqual([
    ...['the address of the check, with no address given', 'what decides the page is answered', 'types an address'],
    ...['goes back to the test', 'agrees to the test', 'goes on with the address'],
  ]);
  expect(tried.length).toBeLessThanOrEqual(12);
  expect(wayBy(order, situationsOf(order), numbersOf(shortest, order), 'again')?.ways).toHaveLength(5);
});

it('a way that fails at its start is its start', async () => {
  const [tour] = random(7, 30) as [Tour];
  expect((await shrinkTour(order, tour, -1, () => Promise.resolve(true))).ways).toEqual([]);
});
