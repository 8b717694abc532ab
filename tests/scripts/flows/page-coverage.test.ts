import { expect, it } from 'vitest';
import { pageCoverage } from '#scripts/flows/page-coverage.ts';

const [first, other] = ['kit: an order that is sent, and is called off', 'kit on the server: an order of another year'];
const results = {
  coverage: {
    kit: {
      states: { 'kit.SUBMITTED': [first, other], 'kit.APPROVED': [] },
      branches: { 'kit.SUBMITTED order.canceled #0': [other] },
      guards: {},
    },
  },
  toursIn: { [other]: 'server' },
  excused: {},
  screens: { byState: new Map(), files: new Map() },
} as const;

it('a page names each tour once, however many states and branches the tour comes by', () => {
  const coverage = pageCoverage(results, 'kit');
  expect(coverage?.tours).toEqual(
    [
      { name: first, where: 'memory' },
      { name: other, where: 'server' },
    ].sort((one, two) => (one.name < two.name ? -1 : 1)),
  );
  expect(JSON.stringify(coverage).split(other)).toHaveLength(2);
  const namesOf = (list: readonly number[] = []) => list.map((tour) => coverage?.tours[tour]?.name);
  expect(namesOf(coverage?.states['kit.SUBMITTED'])).toEqual([first, other]);
  expect(namesOf(coverage?.branches['kit.SUBMITTED order.canceled #0'])).toEqual([other]);
  expect(coverage?.states['kit.APPROVED']).toEqual([]);
});

it('a machine that no run came by has none', () => {
  expect(pageCoverage(results, 'visit')).toBeUndefined();
});
