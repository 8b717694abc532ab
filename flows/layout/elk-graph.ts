import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import type { Box } from '../told/types.ts';
import type { Component } from './components.ts';
import type { TextBlock } from './text-block.ts';

/** Between the edge of a box and its text. */
export const padding = 12;

export type Direction = 'DOWN' | 'RIGHT';

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  // The narrowest of those tried, and each label stands near the box that it leaves.
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
};

/** Above so many boxes, elk tries once to uncross the arrows, where it tries seven times else: those would take a third as long again. */
const manyBoxes = 100;

/** What elk is asked for: boxes within boxes, and arrows turned so that none of them makes a circle. */
export function elkGraphOf(
  { boxes, arrows }: Component,
  blocks: ReadonlyMap<string, TextBlock>,
  labels: ReadonlyMap<string, TextBlock>,
  direction: Direction,
): ElkNode {
  const children = Map.groupBy(boxes, ({ parent }) => parent);
  const nodeOf = (box: Box): ElkNode => {
    const size = outerSize(blocks.get(box.id));
    const inside = children.get(box.id);
    if (!inside) return { id: box.id, ...size };
    return {
      id: box.id,
      children: inside.map(nodeOf),
      layoutOptions: {
        'elk.padding': `[top=${size.height + 6},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
        'elk.nodeSize.minimum': `(${size.width}, ${size.height})`,
      },
    };
  };
  const edges = arrows.map(({ id, from, to, isBackward }): ElkExtendedEdge => {
    const { width = 0, height = 0 } = labels.get(id) ?? {};
    const [source, target] = isBackward ? [to, from] : [from, to];
    return { id, sources: [source], targets: [target], labels: [{ text: id, width: width + 4, height: height + 2 }] };
  });
  return {
    id: 'picture',
    layoutOptions: {
      ...{ ...options, 'elk.direction': direction },
      ...(boxes.length > manyBoxes && { 'elk.layered.thoroughness': '1' }),
    },
    children: (children.get(undefined) ?? []).map(nodeOf),
    edges,
  };
}

function outerSize({ width = 0, height = 0 }: Partial<TextBlock> = {}) {
  return { width: width + 2 * padding, height: height + 2 * padding };
}
