import type { Flow } from '../flow.ts';
import { usualWay } from './usual-way.ts';

/** One picture of a film: a state, and what has led there. */
export type Frame = {
  machine: string;
  state: string;
  /** Nothing where a flow begins. */
  sentence: string | undefined;
};

/**
 * The usual way through a flow, state by state. What a state starts is shown where that begins: so the film of the journey goes
 * through the pages of its steps.
 * @param flows all of them, for those that are started
 */
export function filmOf(flow: Flow, flows: readonly Flow[], shown: ReadonlySet<string> = new Set()): readonly Frame[] {
  const { graph, starts } = flow;
  const around = [...shown, graph.id];
  const seen = new Set<string>();
  const begun = new Set<string>();
  return usualWay(graph).flatMap(({ position, branch }) =>
    position
      .filter((state) => !seen.has(state))
      .flatMap((state): Frame[] => {
        seen.add(state);
        const begins = starts.filter((start) => start.state !== undefined && isIn(state, start.state));
        const inner = begins.flatMap(({ machine }) => {
          if (begun.has(machine)) return [];
          begun.add(machine);
          const started = around.includes(machine) ? undefined : flows.find((each) => each.graph.id === machine);
          return started ? filmOf(started, flows, new Set(around)) : [];
        });
        return [{ machine: graph.id, state, sentence: branch?.description }, ...inner];
      }),
  );
}

function isIn(state: string, group: string): boolean {
  return state === group || state.startsWith(`${group}.`);
}
