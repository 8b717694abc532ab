/** The least space between two people of a row, and between two families. */
const gap = 12;
const familyGap = 24;

type Placed = { id: string; x: number; row: number };
type Extent = { left: number; right: number };

/** Where couples' lines of descent begin. */
type Descent = { unionId: string; x: number };

/** People who keep their places towards each other, with how far they reach to both sides in each row. */
export type Block = { placed: Placed[]; descents: Descent[]; extents: Map<number, Extent> };

/** To the right (1) or to the left (-1). */
export type Direction = 1 | -1;

/** A block to be filled: nobody stands in it, and it reaches nowhere. */
export function emptyBlock(): Block {
  return { placed: [], descents: [], extents: new Map() };
}

/** Adds one person, who takes `half` to both sides of `x`. */
export function put(block: Block, { id, x, row }: Placed, half: number): void {
  block.placed.push({ id, x, row });
  reach(block, row, { left: x - half, right: x + half });
}

/** Takes the people of another block into this one, where they stand. */
export function addBlock(block: Block, other: Block): void {
  block.placed.push(...other.placed);
  block.descents.push(...other.descents);
  for (const [row, extent] of other.extents) reach(block, row, extent);
}

/** The same block, so far to the right. */
export function shift(block: Block, by: number): Block {
  return {
    placed: block.placed.map((each) => ({ ...each, x: each.x + by })),
    descents: block.descents.map((each) => ({ ...each, x: each.x + by })),
    extents: new Map([...block.extents].map(([row, { left, right }]) => [row, { left: left + by, right: right + by }])),
  };
}

/** How far a block must move in a direction, to stand clear of another in every row; negative where there is room. */
export function clearance(fixed: Block, moving: Block, direction: Direction, mainRow?: number): number {
  const needs = [...moving.extents].flatMap(([row, extent]) => {
    const other = fixed.extents.get(row);
    if (!other) return [];
    const space = row === mainRow ? gap : familyGap;
    return direction === 1 ? other.right + space - extent.left : extent.right + space - other.left;
  });
  return needs.length > 0 ? Math.max(...needs) : -Infinity;
}

/** Where somebody stands in a block who was put there before. */
export function xOf(block: Block, id: string): number {
  const found = block.placed.find((each) => each.id === id);
  if (!found) throw new Error(`${id} has no place in this block.`);
  return found.x;
}

/** Makes a block reach so far in a row. */
export function reach(block: Block, row: number, { left, right }: Extent): void {
  const old = block.extents.get(row);
  block.extents.set(row, { left: Math.min(left, old?.left ?? left), right: Math.max(right, old?.right ?? right) });
}
