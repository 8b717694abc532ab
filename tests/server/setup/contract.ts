import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A schema of the contract, as far as tests read it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  examples?: unknown[];
};

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema };
type Media = { schema?: Schema };
type Answer = { $ref?: string; content?: Record<string, Media> };

/** An operation of the contract, its references to parameters and answers followed. */
export type Operation = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  answers: Readonly<Record<string, Answer>>;
};

type Written = {
  operationId: string;
  parameters?: ({ $ref: string } | Parameter)[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
};

/** The contract as it is written. */
export const contract = parse(readFileSync('openapi/novi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Written>>;
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, Schema> };
};

/** What a reference within the contract leads to. */
export function follow<Found>(ref: string): Found {
  const [group = '', name = ''] = ref.split('/').slice(2);
  return contract.components[group]?.[name] as Found;
}

/** Every operation, in the order of the contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, responses }]) => ({
    id: operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    parameters: parameters.map((parameter) => ('$ref' in parameter ? follow<Parameter>(parameter.$ref) : parameter)),
    body: requestBody?.content['application/json']?.schema,
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [
        status,
        answer.$ref === undefined ? answer : { ...follow<Answer>(answer.$ref), ...answer },
      ]),
    ),
  })),
);

/** The first example of a body; undefined where there is none. */
export function exampleOf({ body }: Operation): unknown {
  if (!body) return undefined;
  const schema = body.$ref === undefined ? body : follow<Schema>(body.$ref);
  return schema.examples?.[0];
}
