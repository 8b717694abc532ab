import fc from 'fast-check';
import type { Flow } from '#flows/flow.ts';
import { graphsOfSize } from './generated-graphs.ts';

/** More than any flow has: as many as the atlas has to bear. */
export const generatedStates = 200;

/** A flow of 200 states and as many branches, the same each time. */
export function generatedFlow(): Flow {
  const [graph] = fc.sample(graphsOfSize(generatedStates, generatedStates), { seed: 1, numRuns: 1 });
  if (!graph) throw new Error('No machine was generated.');
  return { graph, words: { actors: {}, guards: {}, delays: {} }, starts: [] };
}
