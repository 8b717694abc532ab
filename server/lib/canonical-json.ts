/** For JSON.stringify: names stand in one order, whatever the order in which they came or the database keeps them. */
export function sortNames(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The same text for the same content, to be compared or hashed. */
export function canonicalJson(content: unknown): string {
  return JSON.stringify(content, sortNames);
}
