import fc from 'fast-check';

/** So many numbers by which somebody chooses among what is possible; the same for the same seed. */
export function choicesBy(seed: number, length: number): number[] {
  const [choices = []] = fc.sample(fc.array(fc.nat(), { minLength: length, maxLength: length }), { seed, numRuns: 1 });
  return choices;
}

/** The same list in an order that a seed decides. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const [order = []] = fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed, numRuns: 1 });
  return order;
}
