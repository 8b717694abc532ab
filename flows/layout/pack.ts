import type { Rectangle } from './geometry.ts';

type Size = { width: number; height: number };

/**
 * Places rectangles beside and below each other in their order, each as far up, then as far left, as it fits.
 * @param width what they may take together, unless one alone is wider
 */
export function pack(sizes: readonly Size[], width: number, gap: number): readonly Rectangle[] {
  const widest = Math.max(width, ...sizes.map((size) => size.width));
  const placed: Rectangle[] = [];
  for (const { width: wide, height } of sizes) {
    const lefts = [0, ...placed.map((other) => other.x + other.width + gap)];
    const tops = [0, ...placed.map((other) => other.y + other.height + gap)];
    const spots = tops
      .toSorted((one, other) => one - other)
      .flatMap((y) => lefts.toSorted((one, other) => one - other).map((x) => ({ x, y, width: wide, height })));
    const spot = spots.find((each) => each.x + wide <= widest && !placed.some((other) => overlap(each, other, gap)));
    placed.push(spot ?? { x: 0, y: bottomOf(placed) + gap, width: wide, height });
  }
  return placed;
}

/** Whether two rectangles come closer to each other than a gap. */
export function overlap(one: Rectangle, other: Rectangle, gap = 0): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  );
}

function bottomOf(placed: readonly Rectangle[]): number {
  return Math.max(0, ...placed.map(({ y, height }) => y + height));
}
