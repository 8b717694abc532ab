/**
 * Whether two plain values say the same as JSON: whatever the order of their properties, as the database keeps its own, and
 * whether what is undefined stands there or not. What JSON can’t hold, such as a function, is only the same as itself.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other);
  return isPlain(one) && isPlain(other) && haveSameProperties(one, other);
}

function areSameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
}

type Plain = Readonly<Record<string, unknown>>;

function haveSameProperties(one: Plain, other: Plain): boolean {
  for (const name in one) if (!isSame(one[name], other[name])) return false;
  for (const name in other) if (other[name] !== undefined && !Object.hasOwn(one, name)) return false;
  return true;
}

function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
