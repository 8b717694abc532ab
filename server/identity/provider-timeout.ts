import { unavailable } from '../errors/errors.ts';

/** Nobody waits longer for the provider, in milliseconds: with what else a request does, its answer is there within eight seconds. */
export const providerTimeoutMs = 7_000;

/**
 * Waits for the provider's answer, but not for long. The provider's client goes on by itself, and tries again, for up to
 * 42 seconds; what it brings then is dropped.
 * @throws ApiError 503 when the answer takes too long, else what `asked` fails with
 */
export async function withProviderTimeout<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const refuse = () => reject(unavailable({ cause: new Error('The identity provider did not answer in time.') }));
  const timer = setTimeout(refuse, providerTimeoutMs);
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
