import type { Coverage, CoverageTour, MachineCoverage, WalkPlace } from './coverage.ts';
import type { Goals } from './goals.ts';
import type { Tour } from './tours.ts';

/** A tour that was walked somewhere. */
export type Walked = { tour: Tour; where: WalkPlace; seconds: number };

/** What some tours came by, of what there is to come by in each machine. */
export function coverageOf(goals: Readonly<Record<string, Goals>>, walked: readonly Walked[]): Coverage {
  const machines = Object.fromEntries(
    Object.entries(goals).map(([machine, { states, branches, outcomes }]) => {
      const tours = walked.filter(({ tour }) => tour.machine === machine).map(({ tour }) => tour);
      const by = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, namesOf(tours, id)]));
      const coverage: MachineCoverage = { states: by(states), branches: by(branches), guards: by(outcomes) };
      return [machine, coverage];
    }),
  );
  const tours = walked.map(({ tour, where, seconds }): [string, CoverageTour] => [
    tour.name,
    {
      where,
      seconds,
      steps: tour.steps.map(({ event, branches, state }) => ({ event, branches: [...branches], state: [...state] })),
    },
  ]);
  return { version: 1, machines, tours: Object.fromEntries(tours) };
}

function namesOf(tours: readonly Tour[], id: string): string[] {
  return tours.filter(({ steps }) => steps.some(({ covered }) => covered.includes(id))).map(({ name }) => name);
}
