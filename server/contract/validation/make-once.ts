/**
 * Compiles once what is alike: the same schema stands at many operations, and a process of the tests has many servers.
 * @param keyOf tells schemas apart
 */
export function makeOnce<Schema, Compiled>(keyOf: (schema: Schema) => string, compile: (schema: Schema) => Compiled) {
  const made = new Map<string, Compiled>();
  return (schema: Schema): Compiled => {
    const key = keyOf(schema);
    const found = made.get(key) ?? compile(schema);
    made.set(key, found);
    return found;
  };
}
