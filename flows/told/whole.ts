import type { MachineGraph } from '#machines/graph/types.ts';
import { impliedEdges } from './arrows.ts';
import { notesOf } from './notes.ts';
import { walkInDepth } from './order.ts';
import { picture } from './picture.ts';
import { scopeOf } from './scope.ts';
import type { Arrow, FlowPicture } from './types.ts';
import { waysOf } from './ways.ts';

/** The whole picture of a machine: every state open, and an arrow for each branch that leads from one to another. */
export function tellWhole(graph: MachineGraph): FlowPicture {
  const scope = scopeOf(graph, graph.id);
  const closed = new Set<string>();
  const { boxes } = picture(graph, scope, { closed, alike: new Map(), framesChoices: false });
  const ways = waysOf(scope, closed);
  const notes = notesOf(ways, [graph.id, ...boxes.map(({ id }) => id)]);
  const edges = ways.flatMap((way) => (way.kind === 'arrow' ? [way] : []));
  const starts = [...boxes.filter(({ isInitial, parent }) => isInitial && parent === undefined), ...boxes];
  const { backward } = walkInDepth(
    starts.map(({ id }) => id),
    [...impliedEdges(boxes), ...edges],
  );
  const arrows = edges.map((edge): Arrow => ({
    id: `${edge.branch.id} → ${edge.to}`,
    from: edge.from,
    to: edge.to,
    forth: [edge.branch.id],
    back: [],
    inherited: [],
    isBackward: backward.has(edge),
  }));
  const numbered = boxes.map((box) => ({
    ...box,
    doors: [],
    doorsIn: 0,
    notes: notes.filter((note) => note.box === box.id).map(({ number }) => number),
  }));
  return { machine: graph.id, focus: graph.id, boxes: numbered, arrows, notes };
}
