import type { Flow } from './flow.ts';
import type { Wording } from './layout/content.ts';
import { titleOf } from './titles/titles.ts';
import { walkInDepth } from './told/order.ts';
import type { Box, FlowPicture } from './told/types.ts';

/** The id of the map among the pictures. */
export const mapId = 'map';

/** The map of all machines: which of them starts which, and from where. */
export function tellMap(flows: readonly Flow[]): { told: FlowPicture; wording: Wording } {
  const edges = flows.flatMap(({ graph, starts }) =>
    [...Map.groupBy(starts, ({ machine }) => machine)].map(([to, list]) => ({
      ...{ id: `${graph.id} starts ${to}`, from: graph.id, to },
      states: list.flatMap(({ state }) => (state === undefined ? [] : [state])),
    })),
  );
  const { backward } = walkInDepth(
    flows.map(({ graph }) => graph.id),
    edges,
  );
  const started = new Set(edges.map(({ to }) => to));
  const boxes = flows.flatMap(({ graph }): Box[] => {
    const [state] = graph.states;
    if (!state) return [];
    return [
      {
        ...{ id: graph.id, kind: 'closed', parent: undefined, state, isInitial: !started.has(graph.id) },
        ...{ isParallel: false, sameAs: undefined, doors: [], notes: [], doorsIn: 0 },
        hidden: { states: graph.states.length - 1, branches: graph.branches.map(({ id }) => id) },
      },
    ];
  });
  const arrows = edges.map((edge) => ({
    ...{ id: edge.id, from: edge.from, to: edge.to, forth: [edge.id], back: [], inherited: [] },
    isBackward: backward.has(edge),
  }));
  const places = new Map(edges.map(({ id, states }) => [id, states]));
  return {
    told: { machine: mapId, focus: mapId, boxes, arrows, notes: [] },
    wording: {
      titleOf,
      startsOf: () => [],
      sentenceOf: (id) => {
        const [first, ...others] = places.get(id) ?? [];
        if (first === undefined) return { en: 'Wherever it is.', es: 'Esté donde esté.' };
        const [{ en, es }, more] = [titleOf(first), others.length > 0 ? ` +${others.length}` : ''];
        return { en: `From “${en}”.${more}`, es: `Desde «${es}».${more}` };
      },
    },
  };
}
