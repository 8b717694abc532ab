import type { Translate } from '../../texts/locale.ts';
import { formTexts } from '../../texts/forms.ts';

export type FieldFailure = { path: string; message: string };
type ApiFailure = { message: string; code: string; errors?: FieldFailure[] };

/** The API's own sentence; for anything else a general one, as a stack's words help nobody. */
export function describeFailure(failure: unknown, t: Translate): string {
  if (isApiFailure(failure)) return failure.message;
  return t(isLostLine(failure) ? formTexts.lostLine : formTexts.failed);
}

/** The request did not get through: a `NetworkError` of the API's client. */
function isLostLine(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'NetworkError';
}

/** The problems that the API found, by the name of the form's field. `/address/zip` and `body.address.zip` mean the same. */
export function fieldFailuresOf(failure: unknown): FieldFailure[] {
  const errors = isApiFailure(failure) ? (failure.errors ?? []) : [];
  return errors.map(({ path, message }) => ({ path: fieldNameOf(path), message }));
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

function isApiFailure(failure: unknown): failure is ApiFailure {
  if (typeof failure !== 'object' || failure === null) return false;
  return (
    'message' in failure &&
    typeof failure.message === 'string' &&
    failure.message !== '' &&
    'code' in failure &&
    typeof failure.code === 'string'
  );
}
