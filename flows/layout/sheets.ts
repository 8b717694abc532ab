import { padding } from './elk-graph.ts';
import type { Layout } from './geometry.ts';

/** A part of a picture that stands on a sheet of its own, over the whole width of the picture. */
export type Sheet = { y: number; height: number };

/** How far a cut stays away from what it may not go through. */
const margin = 6;

/**
 * Cuts a picture that is too tall for one sheet of paper where no box and no text is cut: arrows go on upon the next sheet. Between two
 * cuts there is as much as a sheet holds. Where nothing can be cut, a sheet is made as tall as it must be.
 * @param room how tall a sheet may be, in pixels of the picture
 */
export function sheetsOf(layout: Layout, room: number): readonly Sheet[] {
  const whole = wholeParts(layout);
  const inTheWay = (cut: number) => whole.find(({ y, height }) => y - margin < cut && cut < y + height + margin);
  const freeFrom = (cut: number, move: (part: Sheet) => number): number => {
    const part = inTheWay(cut);
    return part ? freeFrom(move(part), move) : cut;
  };
  const sheets: Sheet[] = [];
  for (let y = 0; y < layout.height;) {
    const from = y;
    const above = freeFrom(from + room, (part) => part.y - margin);
    const next = above > from ? above : freeFrom(from + room, (part) => part.y + part.height + margin);
    y = layout.height - from <= room ? layout.height : Math.min(next, layout.height);
    sheets.push({ y: from, height: y - from });
  }
  return sheets;
}

/** What may not be cut: boxes, the heads of those that are open, and labels. */
function wholeParts({ boxes, arrows }: Layout): readonly Sheet[] {
  const ofBoxes = boxes.map(({ box: { kind }, y, height, block }) => {
    const isOpen = kind === 'group' || kind === 'choice';
    return { y, height: isOpen ? block.height + 2 * padding : height };
  });
  return [...ofBoxes, ...arrows.flatMap(({ label }) => (label ? [{ y: label.y, height: label.height }] : []))];
}
