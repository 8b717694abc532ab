import type { Drawing } from './drawing.ts';
import type { Point } from './point.ts';
import { line, words, type Primitive } from './primitives.ts';
import { columnsOf, type Tile } from './tiles.ts';

/** Sizes in points, 72 to an inch. */
export type Paper = { width: number; height: number };

/** US Letter on its long side. */
export const letter: Paper = { width: 792, height: 612 };

export const margin = 24;
/** Above and below the picture on each of several pages, for its heading, marks and page number. */
export const band = 46;

/** Some of a drawing on a page: `cut` is the part that shows, in units of the drawing, and `at` where its corner lies. */
export type View = { parts: readonly Primitive[]; at: Point; scale: number; cut: Point & Paper };
/** Only what stands in a part is drawn on its page: words out of sight would still be found and read there. */
export function tileView({ parts, layout }: Drawing, { cut }: Tile, scale: number): View {
  const shows = (from: Point, to: Point) =>
    Math.max(from.x, to.x) > cut.x - 60 &&
    Math.min(from.x, to.x) < cut.x + cut.width + 60 &&
    Math.max(from.y, to.y) > cut.y - 300 &&
    Math.min(from.y, to.y) < cut.y + cut.height + 60;
  const isNear = (part: Primitive) => {
    if (part.type === 'line') return shows(part.from, part.to);
    if (part.type === 'text') return shows(part.at, part.at);
    const at = part.type === 'group' ? layout.places.get(part.id) : undefined;
    return at === undefined || shows(at, at);
  };
  return { parts: parts.filter(isNear), at: { x: margin, y: band }, scale, cut };
}

/** Where a part meets its neighbors: short lines with a letter, above and below the picture. */
export function marksOf({ seams, cut }: Tile, scale: number): Primitive[] {
  return seams.flatMap(({ name, at, isUpright }) => {
    const along = isUpright ? margin + (at - cut.x) * scale : band + (at - cut.y) * scale;
    const ends = isUpright ? [band - 4, letter.height - band + 4] : [margin - 2, letter.width - margin + 2];
    return ends.flatMap((end, index) => {
      const out = index === 0 ? -10 : 10;
      const [from, to] = isUpright
        ? [
            { x: along, y: end },
            { x: along, y: end + out },
          ]
        : [
            { x: end, y: along },
            { x: end + out, y: along },
          ];
      const beside = isUpright ? { x: along + 8, y: end + out / 2 + 3 } : { x: end + out / 2, y: along - 4 };
      return [line(from, to, 1), words(name, beside, { size: 9, isBold: true })];
    });
  });
}

/** On the small picture: which part is where. */
export function columnMarks(
  tiles: readonly Tile[],
  { drawing, small, top }: { drawing: Drawing; small: number; top: number },
) {
  const left = (letter.width - drawing.width * small) / 2;
  return columnsOf(tiles).flatMap(({ from, to, parts }) => {
    const [start, end] = [left + from * small + 2, left + to * small - 2];
    return [
      line({ x: start, y: top }, { x: end, y: top }, 0.75),
      words(parts.join(', '), { x: (start + end) / 2, y: top - 3 }, { size: 8, isBold: true }),
    ];
  });
}
