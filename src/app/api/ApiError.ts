import type { components } from '../../../openapi/generated/types.ts';

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

/** Reads an error answer. One that is not ours (a proxy’s page, say) has an empty message and the code `unreadable`. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isErrorBody(body)) return new ApiError(response.status, 'unreadable', '');
  return new ApiError(response.status, body.code, body.message, body.errors);
}

/** The request did not reach the server, or its answer did not come back. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

function isErrorBody(body: unknown): body is components['schemas']['Error'] {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string' &&
    'code' in body &&
    typeof body.code === 'string'
  );
}
