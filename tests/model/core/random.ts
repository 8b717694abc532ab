import fc from 'fast-check';

/** The same list in an order that a seed decides. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const [order = []] = fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed, numRuns: 1 });
  return order;
}
