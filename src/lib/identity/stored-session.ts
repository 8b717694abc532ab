import { readClaims } from '#domain/claims.ts';
import type { Identity } from '#machines/auth/types.ts';
import { readPayload } from './token-payload.ts';

/** Who is signed in as the SDK keeps them in this browser, with a token that the backend takes. */
export type StoredSession = { token: string; identity: Identity };

/** Seconds that a token must still be good for: one that is about to end is the SDK's to renew. */
const shortest = 300;

/**
 * Reads what the SDK has written of an account, in the form that it has in the installed version. Its own first word comes only
 * after a request to the provider; the backend judges the token by itself.
 * @param now seconds since 1970
 * @returns nothing where that is written in another form, or the token has ended or is about to: the SDK is asked then
 */
export function readStoredSession(kept: unknown, now: number): StoredSession | undefined {
  const user = field(kept, 'value');
  const [uid, token] = [field(user, 'uid'), field(field(user, 'stsTokenManager'), 'accessToken')];
  if (typeof uid !== 'string' || typeof token !== 'string') return undefined;
  const payload = readPayload(token);
  const [issuedAt, owner, email] = [field(payload, 'iat'), field(payload, 'sub'), field(user, 'email')];
  if (!payload || typeof issuedAt !== 'number' || owner !== uid) return undefined;
  const claims = readClaims(payload);
  if (claims.exp - now < shortest) return undefined;
  return {
    token,
    identity: {
      uid,
      email: typeof email === 'string' ? email : '',
      emailVerified: field(user, 'emailVerified') === true,
      claims,
      readAt: Math.max(issuedAt, now),
    },
  };
}

function field(from: unknown, name: string): unknown {
  return isRecord(from) ? from[name] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
