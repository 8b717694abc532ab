import { readFileSync } from 'node:fs';
import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { slotTaken } from '#domain/visits.ts';
import { errorTexts } from '#server/errors/texts.ts';

type Schema = { enum?: unknown[]; $ref?: string; examples?: unknown[]; items?: Schema; properties?: { data?: Schema } };
type Media = { content?: Record<string, { schema: Schema } | undefined> };
type Operation = { operationId: string; requestBody?: Media; responses: Record<string, Media> };
type Example = { message: string; code: string };
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema | undefined>;
    responses: Record<string, { content: Record<string, { example: Example } | undefined> }>;
  };
};

const contract = parse(readFileSync('openapi/novi.yaml', 'utf8')) as Contract;
const ajv = new Ajv2020({ strict: false, schemas: [{ $id: 'novi', ...contract }] });
formats(ajv);

const answers = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, requestBody, responses }) => [
    ...shapesOf(`the body of ${operationId}`, requestBody),
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => shapesOf(`the result of ${operationId}`, response)),
  ]);

const shapes = [...answers, { name: 'an error', schema: { $ref: '#/components/schemas/Error' } }];

describe('the contract gives an example that fits its schema', () => {
  test.each(shapes)('for $name', ({ schema }) => {
    const isValid = ajv.compile({ ...schema, $ref: `novi${schema.$ref ?? ''}` });
    isValid(exampleOf(schema));
    expect(isValid.errors).toBeNull();
  });
});

/** The example of a schema, or one put together from the examples of what it wraps: `{ data }`, and lists. */
function exampleOf(schema: Schema): unknown {
  const { $ref, examples, items, properties } = schema;
  if ($ref !== undefined) return exampleOf(contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (examples) return examples[0];
  if (items) return [exampleOf(items)];
  if (properties?.data) return { data: exampleOf(properties.data) };
  throw new Error(`No example: ${JSON.stringify(schema)}`);
}

function shapesOf(name: string, media: Media | undefined) {
  return Object.values(media?.content ?? {}).flatMap((content) => (content ? [{ name, schema: content.schema }] : []));
}

test('the errors of the contract are shown in the words of the server', () => {
  const examples = Object.values(contract.components.responses).flatMap(({ content }) =>
    Object.values(content).flatMap((media) => media?.example ?? []),
  );
  const said = new Set([...Object.values(errorTexts), slotTaken].map(({ en }) => en));
  expect(examples.filter(({ message }) => !said.has(message))).toEqual([]);
});

test('every code of an error is told where it can come', () => {
  const { ErrorCode } = contract.components.schemas;
  const text = JSON.stringify([contract.paths, contract.components.responses]);
  expect(ErrorCode?.enum?.filter((code) => !text.includes(String(code)))).toEqual([]);
});
