/**
 * Waits for `work`, so many milliseconds at the most, and tells whether it is done. What takes longer goes on by itself.
 * @throws what `work` fails with within that time
 */
export async function finishesWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, ms, false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
