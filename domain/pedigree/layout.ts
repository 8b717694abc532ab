import { Arranger, type HalvesOfWords } from './arrange.ts';
import type { Block } from './blocks.ts';
import type { Picture } from './condense.ts';
import { lineHeight, radius, type Label } from './labels.ts';
import { linesOf, lift, type LayoutLine } from './lines.ts';
import type { Point } from './point.ts';

/** Where everybody stands and which lines bind them; lengths in units of the picture, which a screen takes for pixels. */
export type Layout = {
  width: number;
  height: number;
  /** The middle of each symbol, by the id of its figure. */
  places: ReadonlyMap<string, Point>;
  /** Where the words on ancestry begin, by side: the middle of their first line. */
  words: ReadonlyMap<string, Point>;
  lines: LayoutLine[];
};

type Words = { halves: HalvesOfWords; counts: Readonly<Record<'maternal' | 'paternal', number>>; leastSpread: number };

/** Space around the picture, and between a row's words and the lines below. */
const margin = 28;
const belowWords = 14;

/** The member's words begin lower: the arrow stands before them. */
export const arrowDrop = 12;

/**
 * Lays the people of a picture out: generations on rows, the father's side left and the mother's right, couples beside each
 * other, children below the line of their parents. The same picture always gives the same layout.
 */
export function layOut(picture: Picture, labels: ReadonlyMap<string, Label>, words: Words): Layout {
  const halfOf = (id: string) => labels.get(id)?.half ?? radius;
  const block = new Arranger(picture, halfOf).arrange(words.halves, words.leastSpread);
  const left = margin - Math.min(...[...block.extents.values()].map((extent) => extent.left));
  const right = Math.max(...[...block.extents.values()].map((extent) => extent.right));
  const { heights, height } = heightsOf(block, picture, labels, words);
  const at = ({ x, row }: Block['placed'][number]) => ({ x: x + left, y: heights.get(row) ?? 0 });
  const isWords = ({ id }: Block['placed'][number]) => id === 'maternal' || id === 'paternal';
  const wordsAt = (each: Block['placed'][number]) => {
    const below = (heights.get(-1) ?? 0) - radius - belowWords;
    const count = words.counts[each.id === 'paternal' ? 'paternal' : 'maternal'];
    return each.row === -3 ? at(each) : { ...at(each), y: below - (count - 1) * lineHeight };
  };
  const places = new Map(block.placed.filter((each) => !isWords(each)).map((each) => [each.id, at(each)]));
  const descents = new Map(block.descents.map(({ unionId, x }) => [unionId, x + left]));
  return {
    ...{ width: left + right + margin, height, places },
    words: new Map(block.placed.filter(isWords).map((each) => [each.id, wordsAt(each)])),
    lines: linesOf(picture, places, descents),
  };
}

/** How high each row stands: it needs room for its words and for the lines between it and the next. */
function heightsOf(block: Block, picture: Picture, labels: ReadonlyMap<string, Label>, words: Words) {
  const heights = new Map<number, number>();
  const used = [...new Set(block.placed.map(({ row }) => row))].toSorted((one, other) => one - other);
  let top = margin;
  for (const row of used) {
    if (row === -3) {
      heights.set(row, top + lineHeight);
      top += Math.max(words.counts.maternal, words.counts.paternal) * lineHeight + belowWords;
      continue;
    }
    if (row !== used.find((each) => each > -3)) top += lift(picture, row);
    heights.set(row, top + radius);
    top += 2 * radius + wordsBelow(row, picture, labels) + belowWords;
  }
  return { heights, height: top + margin - belowWords };
}

function wordsBelow(row: number, picture: Picture, labels: ReadonlyMap<string, Label>): number {
  const inRow = [...picture.figures.values()].filter(({ generation }) => generation === row);
  return Math.max(
    0,
    ...inRow.map(({ id, kind }) => {
      const lines = labels.get(id)?.lines.length ?? 0;
      return lines === 0 ? 0 : lines * lineHeight + 6 + (kind === 'member' ? arrowDrop : 0);
    }),
  );
}
