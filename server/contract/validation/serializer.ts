import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import { makeOnce } from './make-once.ts';

const compile = SerializerSelector()({}, {});
const write = makeOnce(({ schema }: Parameters<typeof compile>[0]) => JSON.stringify(schema), compile);

/**
 * Makes what writes an answer as its schema in the contract says: Fastify's own, shared by all whose answers are alike. The types of the
 * library ask for a status where Fastify may give none.
 */
export const compileSerializer: FastifySerializerCompiler<unknown> = ({ httpStatus = '', ...route }) =>
  write({ httpStatus, ...route });
