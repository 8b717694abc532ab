import { readClaims, type Claims } from '#domain/claims.ts';
import { unauthorized } from '../errors/errors.ts';
import { isUuid } from '../lib/uuid.ts';

/**
 * The claims of a verified token, as the server takes them. Here an admin impersonates as soon as any claim of an original
 * identity is there: half a set never passes as the person themself.
 * @throws ApiError 401 when the original identity is not whole, or an id can't be one of ours
 */
export function trustedClaims(token: Readonly<Record<string, unknown>>): Claims {
  const claims = readClaims(token);
  const isImpersonating = Object.entries(token).some(([name, value]) => name.startsWith('original_') && isThere(value));
  // Only admins act.
  const isWhole = claims.original?.authorities.join() === 'admin';
  const ids = [token['novi_id'], token['original_novi_id']].filter(isThere);
  const areIds = ids.every((id) => typeof id === 'string' && isUuid(id));
  if ((isImpersonating && !isWhole) || !areIds) {
    throw unauthorized({}, { why: 'claims_forged', identityId: String(token['uid']), isVerified: true });
  }
  return claims;
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}
