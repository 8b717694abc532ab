import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { fill, type Words } from '#domain/words.ts';
import {
  ApiError,
  badRequest,
  unavailable,
  unsupportedMediaType,
  type ErrorCode,
  type Problem,
} from '../errors/errors.ts';
import { errorTexts as texts } from '../errors/texts.ts';
import { isUnavailable } from '../db/postgres-errors.ts';
import { localeOf } from './locale.ts';

/** Answers every error in the contract's shape and the caller's language. What is our fault is logged, without data. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toApiError(error);
  if (refusal.status >= 500) request.log.error({ err: error, reqId: request.id }, 'request failed');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.status(refusal.status).send(errorBody(refusal, request));
}

/** So much of a body that is too large is read and thrown away before the answer, and for no longer than this. */
const mostThrownAway = 16_777_216;
const throwingAwayMs = 5_000;

/** The same, but a body that is too large is taken in first: who is still sending would never hear the answer. */
export async function handleErrorOnceSent(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (statusOf(error) === 413) await throwAway(request.raw);
  return handleError(error, request, reply);
}

function throwAway(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = mostThrownAway;
    const timer = setTimeout(resolve, throwingAwayMs);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    body.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left <= 0) finish();
    });
    body.once('close', finish).once('end', finish);
    if (body.readableEnded || body.destroyed) finish();
  });
}

/** Answers an address that nothing is at. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return handleError(new ApiError({ status: 404, code: 'not_found', message: texts.notFound }), request, reply);
}

/** Answers what is no HTTP request at all, or comes too slowly; there is no request to tell the language. */
export function answerBrokenHttp(this: unknown, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [line, code, words] = brokenHttp(error.code);
  const body = JSON.stringify({ message: words.en, code });
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${String(Buffer.byteLength(body))}`;
  socket.end(`HTTP/1.1 ${line}\r\n${headers}\r\nconnection: close\r\n\r\n${body}`);
}

type Answer = [line: string, code: ErrorCode, words: Words];

function brokenHttp(fault: string | undefined): Answer {
  if (fault === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'request_timeout', texts.requestTimeout];
  if (fault === 'HPE_HEADER_OVERFLOW') {
    return ['431 Request Header Fields Too Large', 'payload_too_large', texts.payloadTooLarge];
  }
  return ['400 Bad Request', 'bad_request', texts.badRequest];
}

/** More problems than this help nobody: the last entry then says how many more there are. */
const mostProblems = 50;

function capped(problems: readonly Problem[], more: number): readonly Problem[] {
  if (problems.length + more <= mostProblems) return problems;
  const first = problems.slice(0, mostProblems - 1);
  const count = problems.length + more - first.length;
  return [...first, { path: '', message: texts.moreProblems, params: { count } }];
}

function errorBody({ code, words, params, problems, more }: ApiError, request: FastifyRequest) {
  const locale = localeOf(request.headers['accept-language']);
  const errors = capped(problems, more).map((problem) => ({
    path: problem.path,
    message: fill(problem.message, locale, problem.params),
  }));
  return { message: fill(words, locale, params), code, ...(errors.length > 0 && { errors }) };
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return unavailable({ cause: error });
  const status = statusOf(error);
  if (status === 413) return new ApiError({ status, code: 'payload_too_large', message: texts.payloadTooLarge });
  if (status === 415) return unsupportedMediaType();
  if (status === 408) return new ApiError({ status, code: 'request_timeout', message: texts.requestTimeout });
  if (status === 404) return new ApiError({ status, code: 'not_found', message: texts.notFound });
  if (status === 503) return unavailable({ cause: error });
  if (status >= 400 && status < 500) return badRequest([]);
  return new ApiError({ status: 500, code: 'internal_error', message: texts.internalError }, { cause: error });
}

function statusOf(error: unknown): number {
  return (error as Partial<FastifyError> | undefined)?.statusCode ?? 500;
}
