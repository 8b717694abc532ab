import type { Branch, MachineGraph } from '#machines/graph/types.ts';
import { walkerOf, type Position } from './walk.ts';

/** One stop of a way: where the flow is, and the branch that led there; none at the start. */
export type Stop = { position: Position; branch: Branch | undefined };

/**
 * The usual way through a flow, from its start on, as the machine itself has it: nothing fails and no time runs out, each step leads
 * to a state that was not there before, if need be through one that decides at once, and of those that do, to the one that is
 * written first.
 */
export function usualWay(graph: MachineGraph): readonly Stop[] {
  const walker = walkerOf(graph);
  const order = new Map(graph.states.map(({ id }, index) => [id, index]));
  const stops: Stop[] = [{ position: walker.start(), branch: undefined }];
  const seen = new Set(stops[0]?.position);
  const nextFrom = (from: Position, mayPass: boolean): { stops: readonly Stop[]; place: number } | undefined =>
    walker
      .optionsAt(from)
      .filter(({ trigger: { kind } }) => kind !== 'error' && kind !== 'after' && (mayPass || kind === 'always'))
      .flatMap(({ branches }) => branches)
      .flatMap((branch) => {
        const stop = { branch, position: walker.take(from, branch) };
        const added = stop.position.filter((id) => !seen.has(id)).map((id) => order.get(id) ?? 0);
        if (added.length > 0) return [{ stops: [stop], place: Math.min(...added) }];
        const beyond = mayPass && branch.targets.length > 0 ? nextFrom(stop.position, false) : undefined;
        return beyond ? [{ stops: [stop, ...beyond.stops], place: beyond.place }] : [];
      })
      .toSorted((one, other) => one.stops.length - other.stops.length || one.place - other.place)[0];
  for (;;) {
    const next = nextFrom(stops.at(-1)?.position ?? [], true);
    if (!next) return stops;
    stops.push(...next.stops);
    for (const id of next.stops.flatMap(({ position }) => position)) seen.add(id);
  }
}
