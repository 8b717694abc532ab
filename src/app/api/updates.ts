import { fill, type Words } from '../../../domain/words.ts';
import { support } from '../../settings.ts';
import { getLocale } from '../../texts/locale.ts';
import { updateTexts } from '../../texts/updates.ts';
import { ApiError } from './ApiError.ts';

/** A change of a user record that is under way: where it fails, the error carries a sentence to show and the HTTP status. */
export function asUserUpdate<Answer>(request: Promise<Answer>): Promise<Answer> {
  return request.catch(withSentence(updateTexts.user));
}

/** The same for a change of an account's claims. */
export function asClaimsUpdate<Answer>(request: Promise<Answer>): Promise<Answer> {
  return request.catch(withSentence(updateTexts.claims));
}

/** The server's own sentence stays; without one, the product's. The status is 0 where no answer came. */
function withSentence(words: Words): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError && error.message !== '') throw error;
    const { status, code } = error instanceof ApiError ? error : { status: 0, code: 'unreachable' };
    const sentence = fill(words, getLocale(), { email: support.email });
    throw Object.assign(new ApiError(status, code, sentence), { cause: error });
  };
}
