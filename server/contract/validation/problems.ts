import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Problem } from '../../errors/errors.ts';
import { keywordTexts, limitOf, otherKeyword } from './texts.ts';

/** The part of a request that a schema judges, in Fastify's words. */
export type Part = 'body' | 'params' | 'querystring' | 'headers';

/** What the caller is told about the errors that the validator found: one problem for each place. */
export function problemsOf(errors: readonly ErrorObject[], part: Part): Problem[] {
  const found = new Map<string, Problem>();
  for (const error of errors) {
    // A name that breaks the rule for names is reported as such; what exactly it breaks adds nothing.
    if (error.propertyName !== undefined && error.keyword !== 'propertyNames') continue;
    const path = pathOf(error, part);
    if (found.has(path)) continue;
    const message = keywordTexts[error.keyword] ?? otherKeyword;
    found.set(path, { path, message, params: limitOf(error.params as Record<string, unknown>) });
  }
  return [...found.values()];
}

function pathOf(error: ErrorObject, part: Part): string {
  const params = error.params as { missingProperty?: string; additionalProperty?: string; propertyName?: string };
  const name = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
  const path = name === undefined ? error.instancePath : `${error.instancePath}/${escapePointer(name)}`;
  if (part === 'body') return path;
  const parameter = path.slice(1).split('/')[0] ?? '';
  // People write Idempotency-Key.
  return part === 'headers' ? parameter.replace(/(^|-)([a-z])/g, (match) => match.toUpperCase()) : parameter;
}

/** A name as a part of a JSON pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
