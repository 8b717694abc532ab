import { expect, it } from 'vitest';
import type { TraceEntry } from '#machines/graph/trace.ts';
import { drivers } from './browser/registry.ts';
import type { Expected } from './browser/situations.ts';
import { toursOf, type Tour } from './browser/tours.ts';
import { linesOf, retrace } from './browser/trace-ways.ts';
import { numbersOf } from './browser/walks.ts';

const order = drivers.find(({ machine }) => machine.id === 'order')!;
const entry = { machine: 'order', actor: 'a.2', event: 'page.visited', branches: [] as string[], state: [] };
const stepsOf = ({ begins, ways }: Tour): TraceEntry[] =>
  [begins, ...ways.map(({ expected }) => expected)].map(({ branches }: Expected) => ({ ...entry, branches }));

it.each(drivers.map((driver) => [driver.machine.id, driver] as const))(
  'a trace of the first tour of %s is gone again by moves of its driver, on no longer a way',
  (_, driver) => {
    for (const tour of toursOf(driver).slice(0, 1)) {
      const steps = stepsOf(tour);
      const retraced = retrace(driver, steps);
      expect(retraced?.taken).toBe(steps.flatMap(({ branches }) => branches).length);
      expect(retraced?.tour.ways.length).toBeLessThanOrEqual(tour.ways.length);
    }
  },
);

it('what comes by itself may be in a trace at any time', () => {
  const [tour] = toursOf(order) as [Tour];
  const [first, ...rest] = stepsOf(tour) as [TraceEntry, ...TraceEntry[]];
  const byItself = {
    ...entry,
    event: 'facts.read',
    branches: ['order.open facts.read #0', 'order.deciding always #4'],
  };
  const retraced = retrace(order, [first, byItself, ...rest, byItself]);
  expect(retraced && numbersOf(retraced.tour, order)).toBe(numbersOf(retrace(order, [first, ...rest])!.tour, order));
});

it('tells one command for each machine: its way in the browser, as far as moves lead, or the way to its last branch in memory', () => {
  const [tour] = toursOf(order) as [Tour];
  const steps = stepsOf(tour);
  const lost = { ...entry, branches: ['order.nowhere left #0'] };
  const kit = { ...entry, machine: 'kit', actor: 'a.3', branches: ['kit.SUBMITTED review.started #0'] };
  const numbers = numbersOf(retrace(order, steps)!.tour, order);
  const count = steps.flatMap(({ branches }) => branches).length;
  expect(linesOf({ version: 1, entries: [...steps, kit, { ...kit, actor: 'a.4', branches: [] }] })).toEqual([
    `order a.2: npm run model -- --in browser --machine order --way ${numbers} --headed`,
    'kit a.3: npm run model -- --machine kit --only "kit.SUBMITTED review.started #0"   (the shortest way to its last branch, in memory)',
  ]);
  expect(linesOf({ version: 1, entries: [...steps, lost] })[0]).toContain(
    `--headed   (the first ${String(count)} of its ${String(count + 1)} branches: no move leads on)`,
  );
});
