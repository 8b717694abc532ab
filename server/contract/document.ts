import { readFileSync } from 'node:fs';
import type { StaticDocumentSpec } from '@fastify/swagger';
import { parse } from 'yaml';

/**
 * The contract as openapi/novi.yaml says it, for those who read it and change nothing. It is parsed once in a process: each time, that
 * takes as long as all else of building a server.
 */
export const contractDocument = parse(
  readFileSync(new URL('../../openapi/novi.yaml', import.meta.url), 'utf8'),
) as StaticDocumentSpec['document'];
