import type { PageCoverage } from '#flows/page/data.ts';
import type { ModelResults } from './model-results.ts';

const parts = ['states', 'branches', 'guards'] as const;

/**
 * What the last run of the model has taken of one machine, for its page. Hundreds of tours come by the same states: with the
 * names of all at each, a page would weigh several times what its pictures do.
 */
export function pageCoverage({ coverage, toursIn }: ModelResults, machine: string): PageCoverage | undefined {
  const taken = coverage[machine];
  if (!taken) return undefined;
  const names = [...new Set(parts.flatMap((part) => Object.values(taken[part]).flat()))].sort();
  const places = new Map(names.map((name, index) => [name, index]));
  const numbered = (part: (typeof parts)[number]) =>
    Object.fromEntries(
      Object.entries(taken[part]).map(([id, tours]) => [id, tours.flatMap((name) => places.get(name) ?? [])]),
    );
  return {
    tours: names.map((name) => ({ name, where: toursIn[name] ?? 'memory' })),
    states: numbered('states'),
    branches: numbered('branches'),
    guards: numbered('guards'),
  };
}
