/** A value with as little changed in it as can be seen: one letter more, one more, the other of two; of an object, each part so. */
function otherwise(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return `${value}?`;
    case 'number':
      return value + 1;
    case 'boolean':
      return !value;
    case 'object':
      return value === null ? 'something' : otherwiseInside(value);
    case 'undefined':
      return 'something';
    default:
      return undefined;
  }
}

/** Whoever hands on a whole event or answer reads one part of it, and nobody knows here which. */
function otherwiseInside(value: object): unknown {
  if (Array.isArray(value)) return [...(value as unknown[]), 'something'];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, otherwise(part)]));
}

/** What is said of a value, or works one out, so that it comes out otherwise. */
export function workedOutOtherwise(given: unknown): unknown {
  if (typeof given !== 'function') return otherwise(given);
  return (...parameters: unknown[]) => otherwise((given as (...all: unknown[]) => unknown)(...parameters));
}
