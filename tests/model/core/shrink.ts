/**
 * The shortest list that still fails, out of one that does: larger pieces are left out first, then smaller ones, until nothing more can
 * be left out.
 */
export function shrink<Item>(items: readonly Item[], fails: (items: readonly Item[]) => boolean): Item[] {
  let left = [...items];
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let start = 0; start < left.length;) {
      const without = [...left.slice(0, start), ...left.slice(start + size)];
      if (fails(without)) left = without;
      else start += size;
    }
    // What was left out may let something before it be left out, too.
    if (size === 1 && left.some((_, place) => fails(left.filter((__, other) => other !== place)))) size = 2;
  }
  return left;
}
