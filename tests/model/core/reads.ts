/** What was read of some data, by the path to it: `identity.claims.noviId`. A path that ends in `*` was read as a whole. */
export type Reads = Map<string, unknown>;

/** The same data, noting what is read of it. */
export function noting<Data>(data: Data, reads: Reads, path = ''): Data {
  return proxied(data, reads, path, new Map()) as Data;
}

/** Two looks at the same object get the same stand-in, so that they are still the same. */
function proxied(data: unknown, reads: Reads, path: string, known: Map<object, object>): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (!isPlain(data)) {
    reads.set(`${path}.*`, data);
    return data;
  }
  const found = known.get(data);
  if (found) return found;
  const standIn = new Proxy(data, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || typeof value === 'function') return value;
      const to = path === '' ? key : `${path}.${key}`;
      reads.set(to, value);
      return proxied(value, reads, to, known);
    },
    has: (target, key) => {
      if (typeof key === 'string') reads.set(path === '' ? key : `${path}.${key}`, Reflect.get(target, key));
      return Reflect.has(target, key);
    },
    ownKeys: (target) => {
      reads.set(`${path}.*`, target);
      return Reflect.ownKeys(target);
    },
  });
  known.set(data, standIn);
  return standIn;
}

function isPlain(data: object): boolean {
  return Array.isArray(data) || Object.getPrototypeOf(data) === Object.prototype;
}

/** What stands at a path of some data; of an object only that it is one, unless the path asks for the whole. */
export function at(data: unknown, path: readonly string[]): unknown {
  let here = data;
  for (const name of path) {
    if (name === '*') return here;
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<string, unknown>)[name];
  }
  return kindOf(here);
}

/** A value, or of an object only that there is one: what matters of it was read by a path of its own. */
export function kindOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? '[…]' : '{…}';
}
