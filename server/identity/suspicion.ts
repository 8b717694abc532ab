import type { Suspicion } from '../errors/errors.ts';

/** What the provider says of a token that somebody kept or made, by its code. An expired token is everyday. */
const causes: Readonly<Record<string, Pick<Suspicion, 'why' | 'isVerified'> | undefined>> = {
  // Unsigned, signed by somebody else, or of another project: all read the same.
  'auth/argument-error': { why: 'token_forged', isVerified: false },
  'auth/invalid-id-token': { why: 'token_forged', isVerified: false },
  // The account is looked up only once the signature is proven.
  'auth/id-token-revoked': { why: 'token_revoked', isVerified: true },
  'auth/user-disabled': { why: 'account_disabled', isVerified: true },
  'auth/user-not-found': { why: 'account_gone', isVerified: true },
};

/**
 * Why a refused token is more than an everyday event. What is no token at all is noise, and a forged one names any
 * account it likes: that much of it is kept as can be one.
 */
export function suspicionOf(code: string, token: string): Suspicion | undefined {
  const cause = causes[code];
  const payload = cause && payloadOf(token);
  if (!payload) return undefined;
  const subject: unknown = payload['sub'];
  return { ...cause, identityId: typeof subject === 'string' && /^[\w.:-]{1,128}$/.test(subject) ? subject : '' };
}

function payloadOf(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof payload === 'object' && payload !== null ? { ...payload } : undefined;
  } catch {
    return undefined;
  }
}
