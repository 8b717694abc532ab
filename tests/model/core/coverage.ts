/** Which tours came by each part of a machine: their names, by the ids of machines/graph. */
export type MachineCoverage = {
  states: Record<string, string[]>;
  branches: Record<string, string[]>;
  /** By `outcomeId`: each condition of each branch, once for true and once for false. */
  guards: Record<string, string[]>;
};

/** One event of a tour, and what came of it. */
export type CoverageStep = {
  /** The event's type alone. */
  event: string;
  /** The ids of the branches that it took, in their order. */
  branches: string[];
  /** The ids of the active atomic states after it. */
  state: string[];
};

/** Where a walk can take place. */
export const placeNames = ['memory', 'server', 'browser'] as const;
export type WalkPlace = (typeof placeNames)[number];
/** How a report calls each. */
export const placeWords = { memory: 'In memory', server: 'On the server', browser: 'In the browser' } as const;

export type CoverageTour = { where: WalkPlace; seconds: number; steps: CoverageStep[] };

/** Why walks in a place need not come by something: by its id. */
export type Excused = Readonly<Partial<Record<WalkPlace, Readonly<Record<string, string>>>>>;

/** What walks have seen of all machines, as it is written to .novi/model/coverage.json. */
export type Coverage = {
  version: 1;
  machines: Record<string, MachineCoverage>;
  tours: Record<string, CoverageTour>;
  excused?: Excused;
};

/** The machine of a tour, a state or a branch: their names begin with its own. */
export function machineNamedIn(name: string): string {
  return /^\w+/.exec(name)?.[0] ?? '';
}

/**
 * The id of one outcome of a branch's guard.
 * @param condition the name of a guard inside of `and`, `or` or `not`, where it is one
 */
export function outcomeId(branch: string, held: boolean, condition?: string): string {
  return [branch, ...(condition === undefined ? [] : [condition]), String(held)].join(' ');
}
