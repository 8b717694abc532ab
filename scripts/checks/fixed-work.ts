/**
 * How long a fixed piece of work takes now, in milliseconds: what the same machine does in a second differs by the hour, where others
 * work on it. Times of different runs are compared by what they are of this.
 */
export function fixedWork(): number {
  const begun = performance.now();
  const words = Array.from({ length: 1_000_000 }, (_, index) => ((index * 7_919) % 1_000_003).toString(36));
  words.sort();
  return performance.now() - begun;
}
