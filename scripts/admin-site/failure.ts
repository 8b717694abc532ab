import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { useWords } from '#src/lib/locale.ts';
import { authErrorTexts } from '#src/texts/auth-errors.ts';
import { adminTexts } from './texts/site.ts';

/** Says what failed: the backend's own sentence where it has one. */
export function useFailureSentence(): (failure: unknown) => string {
  const t = useWords();
  return (failure) => {
    if (failure instanceof ApiError && failure.message) return failure.message;
    return t(failure instanceof NetworkError ? authErrorTexts.offline : adminTexts.general);
  };
}
