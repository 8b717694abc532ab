import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Box, FlowPicture } from '../told/types.ts';
import { componentsOf, type Component } from './components.ts';
import { blockOfArrow, blockOfBox, usualWidths, type Wording } from './content.ts';
import { elkGraphOf, padding, type Direction } from './elk-graph.ts';
import type { Layout, PlacedArrow, PlacedBox, Point } from './geometry.ts';
import { pack } from './pack.ts';
import type { TextBlock } from './text-block.ts';

/** What a picture may be wide, to be seen whole on a 13-inch screen. Its parts are placed below each other from there on. */
export const usualWidth = 1208;
const margin = 16;
const gap = 36;

const elk = new ELK();

/**
 * Gives every box, arrow and label of a told picture its place.
 * @param direction in which its arrows lead
 */
export async function place(
  told: FlowPicture,
  wording: Wording,
  direction: Direction = 'DOWN',
  widths = usualWidths,
): Promise<Layout> {
  const widthOf = ({ kind }: Box) => (kind === 'group' ? undefined : widths.box);
  const blocks = new Map(told.boxes.map((box) => [box.id, blockOfBox(box, wording, widthOf(box))]));
  const labels = new Map(told.arrows.map((arrow) => [arrow.id, blockOfArrow(arrow, wording, widths.label)]));
  const components = componentsOf(told.boxes, told.arrows);
  const roots = await Promise.all(
    components.map((component) => layOutComponent(component, blocks, labels, wording, direction)),
  );
  const spots = pack(
    roots.map(({ width = 0, height = 0 }) => ({ width, height })),
    usualWidth - 2 * margin,
    gap,
  );
  const parts = components.map((component, index) => {
    const { x = 0, y = 0 } = spots[index] ?? {};
    const at = { x: x + margin, y: y + margin };
    const root = roots[index] ?? { id: told.focus };
    return { boxes: placedBoxes(component, root, blocks, at), arrows: placedArrows(component, root, labels, at) };
  });
  return {
    told,
    width: Math.ceil(Math.max(0, ...spots.map(({ x, width }) => x + width))) + 2 * margin,
    height: Math.ceil(Math.max(0, ...spots.map(({ y, height }) => y + height))) + 2 * margin,
    boxes: parts.flatMap(({ boxes }) => boxes),
    arrows: parts.flatMap(({ arrows }) => arrows),
  };
}

/** How wide a group becomes is known once it is laid out: where its text is wider, that is set anew, and the whole again. */
async function layOutComponent(
  component: Component,
  blocks: Map<string, TextBlock>,
  labels: ReadonlyMap<string, TextBlock>,
  wording: Wording,
  direction: Direction,
): Promise<ElkNode> {
  const root = await elk.layout(elkGraphOf(component, blocks, labels, direction));
  const nodes = new Map(nodesIn(root).map((node) => [node.id, node]));
  const cut = component.boxes.filter(({ id }) => {
    const room = (nodes.get(id)?.width ?? 0) - 2 * padding;
    return Math.floor(room) < (blocks.get(id)?.width ?? 0);
  });
  if (cut.length === 0) return root;
  for (const box of cut) {
    const room = Math.floor((nodes.get(box.id)?.width ?? 0) - 2 * padding);
    blocks.set(box.id, blockOfBox(box, wording, room));
  }
  return elk.layout(elkGraphOf(component, blocks, labels, direction));
}

const emptyBlock: TextBlock = { lines: [], width: 0, height: 0 };

function placedBoxes(
  { boxes }: Component,
  root: ElkNode,
  blocks: ReadonlyMap<string, TextBlock>,
  at: Point,
): readonly PlacedBox[] {
  const nodes = new Map(nodesIn(root).map((node) => [node.id, node]));
  return boxes.map((box) => {
    const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(box.id) ?? {};
    return { box, x: x + at.x, y: y + at.y, width, height, block: blocks.get(box.id) ?? emptyBlock };
  });
}

function placedArrows(
  { arrows }: Component,
  root: ElkNode,
  labels: ReadonlyMap<string, TextBlock>,
  at: Point,
): readonly PlacedArrow[] {
  const edges = new Map((root.edges ?? []).map((edge) => [edge.id, edge]));
  return arrows.map((arrow) => {
    const { sections = [], labels: texts } = edges.get(arrow.id) ?? {};
    const points = sections
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      .map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
    const block = labels.get(arrow.id) ?? emptyBlock;
    const { x = 0, y = 0, width = 0, height = 0 } = texts?.[0] ?? {};
    return {
      arrow,
      points: arrow.isBackward ? points.toReversed() : points,
      label: block.lines.length === 0 ? undefined : { x: x + at.x, y: y + at.y, width, height, block },
    };
  });
}

function nodesIn(node: ElkNode): readonly ElkNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...nodesIn(child)]);
}
