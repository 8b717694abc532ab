import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import type { Translate } from '../../lib/locale.ts';
import { knownAuthError } from '../../texts/auth-errors.ts';
import { formTexts } from '../../texts/forms.ts';

export type FieldFailure = { path: string; message: string };

/** The API's own sentence, or the one for what the identity provider says; for anything else a general one, as a stack's words help nobody. */
export function describeFailure(failure: unknown, t: Translate): string {
  if (failure instanceof NetworkError) return t(formTexts.lostLine);
  if (failure instanceof ApiError) return failure.message || t(formTexts.failed);
  return t(knownAuthError(failure) ?? formTexts.failed);
}

/** The problems that the API found, by the name of the form's field. `/address/zip` and `body.address.zip` mean the same. */
export function fieldFailuresOf(failure: unknown): FieldFailure[] {
  const errors = failure instanceof ApiError ? failure.errors : [];
  return errors.map(({ path, message }) => ({ path: fieldNameOf(path), message }));
}

/** Whether the answer is missing and not a no: what was sent may have been done, so nobody must say that it was not. */
export function isUnanswered(failure: unknown): boolean {
  return failure instanceof NetworkError;
}

export function isFailure(failure: unknown): boolean {
  return failure !== undefined && failure !== null;
}

function fieldNameOf(path: string): string {
  return path
    .replace(/^[/#]+/, '')
    .replaceAll('/', '.')
    .replace(/^body\./, '');
}
