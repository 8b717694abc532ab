import { ApiError, NetworkError } from '#src/app/api/ApiError.ts';
import { authErrorTexts } from '#src/texts/authErrors.ts';
import { useWords } from '#src/texts/locale.ts';
import { adminTexts } from './texts.ts';

/** Says what failed: the backend's own sentence where it has one. */
export function useFailureSentence(): (failure: unknown) => string {
  const t = useWords();
  return (failure) => {
    if (failure instanceof ApiError && failure.message) return failure.message;
    return t(failure instanceof NetworkError ? authErrorTexts.offline : adminTexts.general);
  };
}
