import type { Words, WordParams } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { errorTexts as texts } from './texts.ts';

/** What the contract lets an error be called. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** What is wrong with one part of a request. `path` is a JSON pointer into the body, or the name of a parameter. */
export type Problem = { path: string; message: Words; params?: WordParams };

/** Why a refused token is suspicious, and whose it claims to be. */
export type Suspicion = {
  why: string;
  identityId: string;
  /** Whether its signature was proven; else anybody can have written `identityId`. */
  isVerified: boolean;
};

type Details = {
  status: number;
  code: ErrorCode;
  message: Words;
  params?: WordParams;
  problems?: readonly Problem[];
  more?: number;
};

/** An answer that is not a result. It is told to the caller in their language; nothing that was written is stored. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly words: Words;
  readonly params: WordParams | undefined;
  readonly problems: readonly Problem[];
  /** How many more problems there are than those that were kept. */
  readonly more: number;
  /** What makes this more than an everyday refusal, where the code does not tell: it goes into the audit trail. */
  suspicion: Suspicion | undefined;
  /** Why a refusal of a code of everyday goes into the audit trail, too. The token is believed, other than with `suspicion`. */
  telling: string | undefined;
  /** Seconds after which it is worth trying again. */
  retryAfter: number | undefined;

  constructor({ status, code, message, params, problems = [], more = 0 }: Details, options?: ErrorOptions) {
    super(message.en, options);
    this.status = status;
    this.code = code;
    this.words = message;
    this.params = params;
    this.problems = problems;
    this.more = more;
  }
}

/** The request does not fit the contract. */
export function badRequest(problems: readonly Problem[], more = 0): ApiError {
  return new ApiError({ status: 400, code: 'bad_request', message: texts.badRequest, problems, more });
}

/** The body is not what this API reads. */
export function unsupportedMediaType(): ApiError {
  return new ApiError({ status: 415, code: 'unsupported_media_type', message: texts.unsupportedMediaType });
}

/** No token, or one that is not valid (any more). */
export function unauthorized(options?: ErrorOptions, suspicion?: Suspicion): ApiError {
  const error = new ApiError({ status: 401, code: 'unauthorized', message: texts.unauthorized }, options);
  error.suspicion = suspicion;
  return error;
}

/** The caller's role may not do this at all. */
export function forbidden(code: ErrorCode = 'forbidden', message: Words = texts.forbidden): ApiError {
  return new ApiError({ status: 403, code, message });
}

/**
 * Impersonation is over, whatever the token still says.
 * @param suspicion when it never was, as far as the records know
 */
export function impersonationEnded(suspicion?: Suspicion): ApiError {
  const error = forbidden('impersonation_ended', texts.impersonationEnded);
  error.suspicion = suspicion;
  return error;
}

/** There is no such record, or it is not the caller's to know of: both read the same. */
export function notFound(code: ErrorCode = 'not_found', message: Words = texts.notFound): ApiError {
  return new ApiError({ status: 404, code, message });
}

/** The state of a record does not allow this; `message` says why and what helps. */
export function conflict(code: ErrorCode, message: Words, params?: WordParams): ApiError {
  return new ApiError({ status: 409, code, message, ...(params && { params }) });
}

/** The record has changed since the caller read it. */
export function stale(): ApiError {
  return new ApiError({ status: 412, code: 'stale', message: texts.stale });
}

/** Well-formed, but not acceptable; each problem has its path. */
export function unprocessable(problems: readonly Problem[], code: ErrorCode = 'unprocessable'): ApiError {
  return new ApiError({ status: 422, code, message: texts.unprocessable, problems });
}

export function preconditionRequired(): ApiError {
  return new ApiError({ status: 428, code: 'precondition_required', message: texts.preconditionRequired });
}

export function tooManyRequests(seconds: number): ApiError {
  const error = new ApiError({ status: 429, code: 'too_many_requests', message: texts.tooManyRequests });
  error.retryAfter = Math.max(1, Math.ceil(seconds));
  return error;
}

/** What is kept for good was sent so often today that it has to wait. */
export function sentTooOften(times: number, seconds: number): ApiError {
  const error = new ApiError({
    ...{ status: 429, code: 'too_many_requests', message: texts.sentTooOften, params: { times } },
  });
  error.retryAfter = Math.max(1, Math.ceil(seconds));
  return error;
}

/** Something that the server needs is away for a moment. */
export function unavailable(options?: ErrorOptions): ApiError {
  const error = new ApiError({ status: 503, code: 'unavailable', message: texts.unavailable }, options);
  error.retryAfter = 2;
  return error;
}
