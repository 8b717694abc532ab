import { describe, expect, it } from 'vitest';
import { allStages, chooseStages } from '../../scripts/checks/stages.ts';

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
