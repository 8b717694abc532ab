/** Whether two plain values say the same, whatever the order of their properties: the database keeps its own. */
export function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(value: unknown): string {
  // In a list, so that nothing at all has a text, too.
  return JSON.stringify([value], (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
