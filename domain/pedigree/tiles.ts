import type { Point } from './point.ts';

type Size = { width: number; height: number };

/** Where two parts meet: the middle of what both show. `at` is x of an upright seam, y of a level one. */
type Seam = { name: string; at: number; isUpright: boolean };

/** A part of a drawing that goes on a page of its own, in units of the drawing, and where it meets the others. */
export type Tile = { cut: Point & Size; seams: Seam[] };

/** So much is on both of two parts: whoever stands there, with their words, is whole on one of them. */
const overlap = { width: 240, height: 180 };

/** Parts a drawing into pages with so much room, in as few as its smallest scale allows, and as large as these then allow. */
export function tilesOf(drawing: Size, room: Size, smallest: number): { tiles: Tile[]; scale: number } {
  const across = split(drawing.width, room.width, { overlap: overlap.width, smallest });
  const down = split(drawing.height, room.height, { overlap: overlap.height, smallest });
  const scale = Math.min(across.scale, down.scale, 1);
  const columns = placed(drawing.width, room.width / scale, across.count);
  const rows = placed(drawing.height, room.height / scale, down.count);
  const names = (index: number) => String.fromCharCode(65 + index);
  const seamsAt = (
    starts: readonly number[],
    index: number,
    length: number,
    { isUpright, first }: { isUpright: boolean; first: number },
  ) =>
    [index - 1, index].flatMap((each): Seam[] => {
      const [before, after] = [starts[each], starts[each + 1]];
      if (before === undefined || after === undefined) return [];
      return [{ name: names(first + each), at: (after + before + length) / 2, isUpright }];
    });
  return {
    scale,
    tiles: rows.flatMap((y, row) =>
      columns.map((x, column): Tile => {
        const cut = { x, y, width: room.width / scale, height: room.height / scale };
        return {
          cut: {
            ...cut,
            width: Math.min(cut.width, drawing.width - x),
            height: Math.min(cut.height, drawing.height - y),
          },
          seams: [
            ...seamsAt(columns, column, cut.width, { isUpright: true, first: 0 }),
            ...seamsAt(rows, row, cut.height, { isUpright: false, first: columns.length - 1 }),
          ],
        };
      }),
    ),
  };
}

/** The columns of parts, each from seam to seam, with the numbers of its parts from the top. */
export function columnsOf(tiles: readonly Tile[]): { from: number; to: number; parts: number[] }[] {
  const byStart = Map.groupBy(
    tiles.map((tile, index) => ({ ...tile, number: index + 1 })),
    ({ cut }) => cut.x,
  );
  return [...byStart.values()].map((column) => {
    const [{ cut, seams }] = column as [(typeof column)[number]];
    const upright = seams.filter(({ isUpright }) => isUpright).map(({ at }) => at);
    const middle = cut.x + cut.width / 2;
    return {
      from: upright.find((at) => at < middle) ?? cut.x,
      to: upright.find((at) => at > middle) ?? cut.x + cut.width,
      parts: column.map(({ number }) => number),
    };
  });
}

function split(length: number, room: number, { overlap: both, smallest }: { overlap: number; smallest: number }) {
  const most = room / smallest;
  const count = length <= most ? 1 : Math.ceil((length - both) / (most - both));
  return { count, scale: room / (count === 1 ? length : (length - both) / count + both) };
}

/** Where each of so many parts begins, from the one end to the other. */
function placed(length: number, shown: number, count: number): number[] {
  const step = count === 1 ? 0 : Math.max(0, length - shown) / (count - 1);
  return Array.from({ length: count }, (_, index) => index * step);
}
