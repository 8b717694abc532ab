import type { components } from '#openapi/generated/types.ts';

export type Problem = components['schemas']['Problem'];
export type ErrorCode = components['schemas']['ErrorCode'];

/** An answer of the API that is an error: its sentence, its code, its HTTP status and its problems by path. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly Problem[];

  constructor(status: number, code: string, message: string, errors: readonly Problem[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/**
 * Reads an error answer. Its sentence is shown whatever else it holds; one that is not ours (a proxy’s page, say) has an
 * empty message. Without a code of its own it has the code `unreadable`.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message, code, errors } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return new ApiError(
    response.status,
    typeof code === 'string' ? code : 'unreadable',
    typeof message === 'string' ? message : '',
    Array.isArray(errors) ? errors.filter(isProblem) : [],
  );
}

/** The request did not reach the server, or its answer did not come back. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
