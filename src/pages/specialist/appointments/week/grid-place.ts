/** A place in a grid that can have the focus: a row, a column, and which of the things in that cell. */
export type GridPlace = { row: number; column: number; item: number };

/** How many things stand in each cell, row by row. An empty cell is a place, too. */
export type Counts = readonly (readonly number[])[];

/** Where a key leads from a place of the grid (the grid pattern of the ARIA practices); nothing for any other key. */
export function placeAfter(
  key: string,
  withControl: boolean,
  { row, column, item }: GridPlace,
  counts: Counts,
): GridPlace | undefined {
  const lastRow = counts.length - 1;
  const lastColumn = (counts[0]?.length ?? 1) - 1;
  const lastItem = (r: number, c: number) => Math.max(0, (counts[r]?.[c] ?? 0) - 1);
  const at = (r: number, c: number, i: number): GridPlace => ({ row: r, column: c, item: Math.min(i, lastItem(r, c)) });
  switch (key) {
    case 'ArrowDown':
      if (item < lastItem(row, column)) return { row, column, item: item + 1 };
      return row < lastRow ? at(row + 1, column, 0) : undefined;
    case 'ArrowUp':
      if (item > 0) return { row, column, item: item - 1 };
      return row > 0 ? at(row - 1, column, lastItem(row - 1, column)) : undefined;
    case 'ArrowRight':
      return column < lastColumn ? at(row, column + 1, item) : undefined;
    case 'ArrowLeft':
      return column > 0 ? at(row, column - 1, item) : undefined;
    case 'Home':
      return at(withControl ? 0 : row, 0, 0);
    case 'End':
      return at(withControl ? lastRow : row, lastColumn, 0);
    default:
      return undefined;
  }
}
