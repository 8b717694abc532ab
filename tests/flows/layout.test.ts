import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholePicture } from '#flows/drawing.ts';
import { flowsOf, wordingOf } from '#flows/flow.ts';
import { layOutAll } from '#flows/layout/fit.ts';
import type { Layout, Rectangle } from '#flows/layout/geometry.ts';
import { padding } from '#flows/layout/elk-graph.ts';
import { widthOf } from '#flows/layout/measure.ts';
import { overlap } from '#flows/layout/pack.ts';
import { place } from '#flows/layout/place.ts';
import { faces, type TextBlock } from '#flows/layout/text-block.ts';
import { tell } from '#flows/told/told.ts';
import { machines } from '#machines/catalog.ts';
import { graphs } from '#scripts/bench/flows/generated-graphs.ts';

/** Boxes that lie over each other, though neither stands in the other. */
function overlaps({ boxes }: Layout): string[] {
  const parents = new Map(boxes.map(({ box }) => [box.id, box.parent]));
  const isIn = (id: string | undefined, group: string): boolean =>
    id !== undefined && (id === group || isIn(parents.get(id), group));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => !isIn(one.box.id, other.box.id) && !isIn(other.box.id, one.box.id) && overlap(one, other))
      .map((other) => `${one.box.id} over ${other.box.id}`),
  );
}

/** Lines of text that are wider or lower than the room that they have. */
function cutLines({ boxes, arrows, width, height }: Layout): string[] {
  const cut = (block: TextBlock, room: { width: number; height: number }) =>
    block.lines
      .filter((line) => widthOf(line.text, faces[line.kind]) > room.width || line.y > room.height)
      .map(({ text }) => text);
  const outside = [...boxes, ...arrows.flatMap(({ label }) => label ?? [])].filter((each) => !isInside(each));
  function isInside(each: Rectangle): boolean {
    return each.x >= 0 && each.y >= 0 && each.x + each.width <= width && each.y + each.height <= height;
  }
  return [
    ...boxes.flatMap((box) => cut(box.block, { width: box.width - 2 * padding + 1, height: box.height - padding })),
    ...arrows.flatMap(({ label }) => (label ? cut(label.block, label) : [])),
    ...outside.map(({ block }) => block.lines.map(({ text }) => text).join(' ')),
  ];
}

const plainWording = {
  titleOf: (id: string) => ({ en: `State ${id}`, es: `Un estado que se llama ${id}` }),
  startsOf: () => [],
};

describe('the layout of any machine', () => {
  it('puts no box over another, and cuts no label', async () => {
    await fc.assert(
      fc.asyncProperty(graphs, async (graph) => {
        const sentences = new Map(
          graph.branches.map(({ id, description }) => [id, { en: description, es: `${description} (es)` }]),
        );
        const layout = await place(tell(graph), {
          ...plainWording,
          sentenceOf: (id) => sentences.get(id) ?? { en: '', es: '' },
        });
        expect(overlaps(layout)).toEqual([]);
        expect(cutLines(layout)).toEqual([]);
        expect(layout.arrows.filter(({ points }) => points.length < 2)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(flowsOf(machines).map((flow) => ({ id: flow.graph.id, flow })))('the pictures of $id', ({ flow }) => {
  it('are as wide as a 13-inch screen at most, with no box over another and no label cut', async () => {
    const layouts = await layOutAll(flow.graph, wordingOf(flow));
    for (const layout of layouts) {
      expect(layout.width).toBeLessThanOrEqual(1240);
      expect(overlaps(layout)).toEqual([]);
      expect(cutLines(layout)).toEqual([]);
    }
  });

  it('have, where all is in one, an arrow or a note for each branch, and nothing is cut', async () => {
    const { layout } = await wholePicture(flow);
    const { arrows, notes } = layout.told;
    const shown = [...arrows.flatMap(({ forth }) => forth), ...notes.flatMap(({ branches }) => branches)];
    expect(shown.sort()).toEqual(flow.graph.branches.map(({ id }) => id).sort());
    expect([...overlaps(layout), ...cutLines(layout)]).toEqual([]);
  });
});

it('tells what saves a draft open, and closes what is less', async () => {
  const flow = flowsOf(machines).find(({ graph }) => graph.id === 'draft');
  const [first] = flow ? await layOutAll(flow.graph, wordingOf(flow)) : [];
  const kindOf = (id: string) => first?.told.boxes.find((each) => each.id === id)?.kind;
  expect(['draft.saving', 'draft.saving.settling', 'draft.typing'].map(kindOf)).toEqual(['group', 'state', 'closed']);
});
