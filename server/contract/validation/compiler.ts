import { randomUUID } from 'node:crypto';
import formats from 'ajv-formats';
import { Ajv2020, type AnySchemaObject, type Options } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import { isMoment } from '#domain/dates.ts';
import { badRequest } from '../../errors/errors.ts';
import { makeOnce } from './make-once.ts';
import { problemsOf, type Part } from './problems.ts';

/** Above this many values in one body, only its first problem is looked for. */
const maxValuesForAllProblems = 5_000;

/**
 * Longer than any text with a pattern in the contract, also one whose every character takes two places: beyond it a pattern
 * fails unread, which bounds its time.
 */
const maxPatternLength = 1_000;

const [first, all] = [createAjv({ allErrors: false }), createAjv({ allErrors: true })];

/**
 * Judges a part of a request by its schema in the contract. Nothing is coerced, filled in or left away.
 *
 * Two validators stand behind each schema. The first stops at the first problem, so that its time is bounded by the
 * contract's limits; only when it refuses and the body is small does the second one look for all problems.
 */
const judge = makeOnce(
  ({ part, schema }: { part: Part; schema: AnySchemaObject }) => `${part} ${JSON.stringify(schema)}`,
  ({ part, schema }) => {
    // The glue gives every schema that refers to itself the same $id; with it, Ajv would take one for the other.
    const $id = `novi:/${randomUUID()}`;
    const own = { ...schema, $id };
    const isValid = first.compile(own);
    return (data: unknown) => {
      if (isValid(data)) return true;
      let errors = isValid.errors ?? [];
      if (countValues(data) <= maxValuesForAllProblems) {
        const findAll = all.getSchema($id) ?? all.compile(own);
        if (findAll(data) === false && findAll.errors) errors = findAll.errors;
      }
      return { error: badRequest(problemsOf(errors, part)) };
    };
  },
);

/** Makes what judges a part of a request. */
export const compileValidator: FastifySchemaCompiler<AnySchemaObject> = ({ schema, httpPart }) => {
  const part = httpPart as Part;
  return judge({ part, schema: { ...(part === 'headers' ? inSmallLetters(schema) : schema), ...closed(part) } });
};

/** A query parameter that the contract does not know is refused; of headers there are always others. */
function closed(part: Part): AnySchemaObject {
  return part === 'querystring' ? { additionalProperties: false } : {};
}

/** Node.js hands headers over in small letters, and with a compiler of one's own Fastify leaves the schema as it is. */
function inSmallLetters({ properties = {}, required = [], ...rest }: AnySchemaObject): AnySchemaObject {
  const entries = Object.entries(properties as object).map(([name, schema]) => [name.toLowerCase(), schema] as const);
  const needed = (required as string[]).map((name) => name.toLowerCase());
  return { ...rest, properties: Object.fromEntries(entries), required: needed };
}

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    code: { regExp: Object.assign(boundedRegExp, { code: 'boundedRegExp' }) },
  });
  formats(ajv, ['date', 'email']);
  // The library's lets through what no `Date` can be made of.
  ajv.addFormat('date-time', isMoment);
  return ajv;
}

function boundedRegExp(pattern: string, flags: string) {
  const expression = new RegExp(pattern, flags);
  return {
    test: (text: string) => text.length <= maxPatternLength && expression.test(text),
    // Ajv tells patterns apart by this; without it, the first one would be taken for all.
    toString: () => expression.toString(),
  };
}

/** The values in a body, counted no further than needed. */
function countValues(data: unknown): number {
  const open = [data];
  let count = 0;
  for (let value = open.pop(); count <= maxValuesForAllProblems; value = open.pop()) {
    count += 1;
    if (typeof value === 'object' && value !== null) {
      const inner: unknown[] = Object.values(value);
      open.push(...inner.slice(0, maxValuesForAllProblems + 1));
    }
    if (open.length === 0) break;
  }
  return count;
}
