import type { Layout } from '#domain/pedigree/layout.ts';
import type { Point } from '#domain/pedigree/point.ts';

/** At this size the words can be read; in a narrow box a large family begins no smaller, with the member in the middle. */
const readable = 0.85;
/** A family that has room as a whole may begin a little smaller. */
const readableAsWhole = 0.7;
/** A box as wide as this, in px, shows the whole family, however small: nobody is cut off there, and “Larger” is at hand. */
const wideBox = 560;
/** A small family fills its box, up to this size. */
export const largestFitScale = 1.6;
/** From the middle of a symbol up to where nothing of it, and no words of the row above, is cut. */
const aboveSymbol = 28;
/** From the middle of the member's symbol down to the end of their words. */
const belowMember = 90;

export type DrawingSize = { width: number; height: number; member: Point; layout: Pick<Layout, 'places'> };
/** `room` is what must stay free below the drawing, so that it can be scrolled that far. */
type View = { scale: number; left: number; top: number; room: number };
type Space = { width: number; height: number };

/** How large a drawing is that is seen whole and fills its box. */
export function fitScale({ width, height }: DrawingSize, space: Space): number {
  return space.width === 0 ? 1 : Math.min(largestFitScale, space.width / width, space.height / height);
}

/** How a drawing is first seen: whole where its words can be read then, else around the member, from the top of a row on. */
export function initialView(drawing: DrawingSize, space: Space): View {
  const whole = fitScale(drawing, space);
  if (whole >= readableAsWhole || space.width >= wideBox) return { scale: whole, left: 0, top: 0, room: 0 };
  const scale = Math.max(readable, Math.min(1, space.width / drawing.width));
  const { x, y } = drawing.member;
  const left = Math.max(0, x * scale - space.width / 2);
  const rows = [...new Set([...drawing.layout.places.values()].map((place) => place.y))].toSorted((a, b) => a - b);
  const tops = rows.map((row, index) => (index === 0 ? 0 : (row - aboveSymbol) * scale));
  const wanted = y * scale - space.height / 2;
  const seen = tops.filter((each) => each <= y * scale && (y + belowMember) * scale - each <= space.height);
  const [best = (y - aboveSymbol) * scale] = seen.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  const top = Math.max(0, best);
  return { scale, left, top, room: Math.max(0, top + space.height - drawing.height * scale) };
}
