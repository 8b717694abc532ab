import type { FastifyRequest, FastifySchema, preValidationHookHandler, RouteShorthandOptions } from 'fastify';
import { keywordTexts, otherKeyword } from '../contract/validation/texts.ts';
import { badRequest, unsupportedMediaType } from '../errors/errors.ts';
import { bodyTexts } from './texts.ts';
/**
 * What a schema never gets to see: bytes that are no plain JSON, a body that is not there, and a query where the contract has none.
 * @returns the hooks of a route, none for what it need not be asked for in each request
 */
export function looseParts(
  schema: FastifySchema | undefined,
): Pick<RouteShorthandOptions, 'preParsing' | 'preValidation'> {
  const takesBody = schema?.body !== undefined;
  const takesQuery = schema?.querystring !== undefined;
  return {
    ...(takesBody && {
      preParsing: (request, _reply, payload, done) =>
        done(isPlainUtf8(request) ? null : unsupportedMediaType(), payload),
    }),
    preValidation: [...(takesBody ? [refuseMissingBody] : []), ...(takesQuery ? [] : [refuseQuery])],
  };
}

/** A body is read as it comes: nothing is unpacked, and bytes of another character set are not taken for UTF-8. */
function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  const encoding = headers['content-encoding'] ?? 'identity';
  return encoding.toLowerCase() === 'identity' && /^utf-?8$/i.test(charset);
}

const refuseMissingBody: preValidationHookHandler = (request, _reply, done) => {
  if (request.body === undefined) throw badRequest([{ path: '', message: bodyTexts.empty }]);
  if (request.mediaType !== 'application/json') throw unsupportedMediaType();
  done();
};

const refuseQuery: preValidationHookHandler = (request, _reply, done) => {
  const message = keywordTexts['additionalProperties'] ?? otherKeyword;
  const problems = Object.keys(request.query as object).map((path) => ({ path, message }));
  if (problems.length > 0) throw badRequest(problems);
  done();
};
