import { fill, type Words } from '#domain/words.ts';
import { updateTexts } from '../../texts/updates.ts';
import { getLocale } from '../locale.ts';
import { support } from '../settings.ts';
import { ApiError } from './api-error.ts';

/**
 * Makes a change of a user record. Wherever it fails, also on the way to its request, the error carries a sentence to show
 * and the HTTP status.
 */
export function asUserUpdate<Answer>(update: () => Promise<Answer>): Promise<Answer> {
  return withSentence(update, updateTexts.user);
}

/** The same for a change of an account's claims. */
export function asClaimsUpdate<Answer>(update: () => Promise<Answer>): Promise<Answer> {
  return withSentence(update, updateTexts.claims);
}

/** The server's own sentence stays; without one, the product's. The status is 0 where no answer came. */
async function withSentence<Answer>(update: () => Promise<Answer>, words: Words): Promise<Answer> {
  try {
    return await update();
  } catch (error) {
    if (error instanceof ApiError && error.message !== '') throw error;
    const { status, code } = error instanceof ApiError ? error : { status: 0, code: 'unreachable' };
    const sentence = fill(words, getLocale(), { email: support.email });
    throw Object.assign(new ApiError(status, code, sentence), { cause: error });
  }
}
