import { describe, expect, it } from 'vitest';
import { allStages, chooseStages, inLanes } from '#scripts/checks/stages.ts';

const all = allStages('reports');
const names = (chosen: typeof all) => chosen.map(({ name }) => name);

describe('choosing stages', () => {
  it('runs all of them when none is named', () => {
    expect(names(chooseStages(all, []))).toEqual([
      ...['types', 'lint', 'contract', 'generated', 'knip'],
      ...['unit', 'app', 'server', 'build', 'browser'],
    ]);
  });

  it('runs those that are named, in their own order', () => {
    expect(names(chooseStages(all, ['unit', 'types']))).toEqual(['types', 'unit']);
  });

  it('builds the app before its browser tests', () => {
    expect(names(chooseStages(all, ['browser']))).toEqual(['build', 'browser']);
  });

  it('says which stages there are when one is unknown', () => {
    expect(() => chooseStages(all, ['units'])).toThrow(/no stage "units": choose from types, lint/);
  });
});

describe('the lanes', () => {
  it('run every stage once, and the browser tests when nothing else runs', () => {
    const lanes = inLanes(all);
    expect(
      lanes
        .flat(2)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names(all).toSorted());
    expect(lanes.at(-1)?.map(names)).toEqual([['browser']]);
  });

  it('have each stage after those that it needs', () => {
    const order = inLanes(all).map((sideBySide) => sideBySide.map(names));
    for (const { name, needs = [] } of all) {
      const earlier = order
        .slice(
          0,
          order.findIndex((lanes) => lanes.flat().includes(name)),
        )
        .flat(2);
      const lane = order.flat().find((each) => each.includes(name)) ?? [];
      for (const needed of needs) expect([...earlier, ...lane.slice(0, lane.indexOf(name))]).toContain(needed);
    }
  });
});
