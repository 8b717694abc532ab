import fc, { type Arbitrary } from 'fast-check';
import { follow, type Schema } from './contract.ts';

/** Values for the formats of the contract. */
const formats: Readonly<Record<string, Arbitrary<string>>> = {
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ min: new Date('1970-01-01'), noInvalidDate: true }).map((date) => date.toISOString()),
  uuid: fc.uuid(),
  email: fc.emailAddress(),
};

/** What tests people who write forms by hand: signs of other scripts, of markup and SQL, and none at all. */
const oddTexts = fc.constantFrom(
  '',
  ' ',
  '0',
  '‮',
  'Zoë',
  '李',
  "'; drop table users;--",
  '<b>x</b>',
  '\u0000',
  '𝒳',
  '\ud800',
);
const anything = fc.oneof(
  oddTexts,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
);

/**
 * Values that fit a schema of the contract, nearly always: the patterns of texts are followed, their meaning is not.
 * @param depth so many levels of lists and objects more; below, lists are as short as they may be
 */
export function fitting(schema: Schema, depth = 6): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(follow<Schema>(schema.$ref), depth);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { oneOf, anyOf, allOf, ...own } = schema;
  const choices = oneOf ?? anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting({ ...own, ...choice }, depth)));
  if (allOf) return fitting(Object.assign({}, own, ...allOf.map(resolved)) as Schema, depth);
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, depth)));
}

function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : follow<Schema>(schema.$ref);
}

function ofType(type: string, schema: Schema, depth: number): Arbitrary<unknown> {
  const { minimum = 0, maximum = 1_000_000 } = schema;
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'array') {
    const min = schema.minItems ?? 0;
    return fc.array(fitting(schema.items ?? {}, depth - 1), {
      minLength: min,
      maxLength: depth > 0 ? Math.max(min, 3) : min,
    });
  }
  return type === 'object' ? ofObject(schema, depth) : ofText(schema);
}

function ofObject({ properties = {}, required = [] }: Schema, depth: number): Arbitrary<unknown> {
  const all = Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => depth > 0 || required.includes(name))
      .map(([name, schema]) => [name, fitting(schema, depth - 1)]),
  );
  return fc.record(all, { requiredKeys: required.filter((name) => name in all) });
}

function ofText({ format, pattern, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  const known = format === undefined ? undefined : formats[format];
  if (known) return known;
  const isFit = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(pattern), { size: 'small' }).filter(isFit));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) });
}

/** The same value with something wrong somewhere: another type, a part that is missing, one that nobody knows. */
export function broken(value: unknown): Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return anything;
  const names = Object.keys(value);
  return fc.oneof(
    anything,
    fc.constantFrom(...names).map((name) => without(value, name)),
    fc.tuple(fc.constantFrom(...names), anything).map(([name, other]) => withPart(value, name, other)),
    fc
      .constantFrom(...names)
      .chain((name) => broken(Reflect.get(value, name)).map((other) => withPart(value, name, other))),
    anything.map((other) => withPart(value, 'unknown', other)),
  );
}

function without(value: object, name: string): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== name);
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
}

function withPart(value: object, name: string, part: unknown): unknown {
  if (!Array.isArray(value)) return { ...value, [name]: part };
  return value.map((each: unknown, index) => (String(index) === name ? part : each));
}
