import type { Coverage, WalkPlace } from './coverage.ts';

/** Which ways are walked: those that come by everything, the shortest to each thing, or any. */
export const walks = ['tours', 'shortest', 'random'] as const;

/** What is walked, and how. */
export type WalkOptions = {
  walk: (typeof walks)[number];
  place: WalkPlace;
  /** The ids of the machines. */
  machines: readonly string[];
  /** By which chance is the same each time. */
  seed: number;
  /** How many events a random walk has. */
  length: number;
  /** The id of a branch or a state to which the ways are to lead. */
  only: string | undefined;
  /** How many random walks there are of each machine. */
  count: number;
  /** For how long random walks go on in memory, whatever their count. */
  minutes?: number | undefined;
  /** In the browser: one way alone, as a failure names it, by the places of its start and its moves in their driver. */
  way?: string | undefined;
  /** In the browser: for somebody who watches, and with pictures of each state (.novi/model/screens/). */
  headed?: boolean | undefined;
  screens?: boolean | undefined;
};

/** Something that is not as it should be. */
export type Failure = {
  machine: string;
  place: WalkPlace;
  /** The tour or the check in which it came up. */
  name: string;
  message: string;
  /** The events that lead to it. */
  path: readonly string[];
  /** The command that shows it again. */
  replay: string;
};

export type WalkOutcome = {
  coverage: Coverage;
  failures: readonly Failure[];
  /** What else there is to say of it, a line each. */
  others?: readonly string[];
};

/** Walks machines somewhere. */
export type Walker = (options: WalkOptions) => Promise<WalkOutcome> | WalkOutcome;

/** Whether it is the walk whose coverage is kept: the tours through everything. */
export function isUsual({ walk, only, way }: Pick<WalkOptions, 'walk' | 'only' | 'way'>): boolean {
  return walk === 'tours' && only === undefined && way === undefined;
}
