import { appRole } from '#domain/roles.ts';
import { sanitizeText } from '#domain/validation.ts';
import type { ClaimsAnswer, CurrentMember, Identity, MemberDetails } from '#machines/auth/types.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { currentAccount, renewIdentity } from '../../lib/identity/identity.ts';

/** Makes the backend's record of the account that is signed in. The server answers a repeated call alike. */
export async function createRecord({
  firstName,
  lastName,
  agreesToTerms,
  agreesToPrivacy,
}: MemberDetails): Promise<void> {
  const { uid, email, refreshToken } = await currentAccount();
  await api.POST('/users', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      first_name: sanitizeText(firstName),
      last_name: sanitizeText(lastName),
      email_address: sanitizeText(email),
      firebase_id: uid,
      refresh_token: refreshToken,
      role_name: 'member',
      agrees_to_terms: agreesToTerms as true,
      agrees_to_privacy: agreesToPrivacy as true,
    },
  });
}

/** Brings the claims in line with the record, then fetches the token that holds them. */
export async function refreshClaims(): Promise<ClaimsAnswer> {
  try {
    await api.GET('/users/{userId}/roles', { params: { path: { userId: 'me' } } });
  } catch (error) {
    if (hasCode(error, 'user_not_found')) return { kind: 'noRecord' };
    throw error;
  }
  const renewed = await renewIdentity();
  if (!renewed) throw new Error('Nobody is signed in.');
  return { kind: 'claims', identity: renewed };
}

/**
 * Has the backend look at the account after a sign-in, so that the record's e-mail follows the one that a link has changed.
 * Whoever can't use the application, or has no record yet, is asked about elsewhere.
 */
export async function syncRecordEmail({ claims }: Identity): Promise<void> {
  if (claims.noviId === undefined || appRole(claims.authorities) === undefined) return;
  await api.GET('/users/{userId}/roles', { params: { path: { userId: 'me' } } });
}

/** The person's names, for the menu. */
export async function fetchUser(noviId: string): Promise<CurrentMember> {
  const { data } = await api.GET('/users/{userId}', { params: { path: { userId: noviId } } });
  if (!data) throw new Error('The user came back empty.');
  const user = data.data;
  return {
    firebaseId: user.firebase_id,
    noviId: user.id,
    firstName: user.first_name,
    middleName: user.middle_name,
    lastName: user.last_name,
  };
}

/** Closes the account for good. Rejects with the `status` and the `code` of the backend's answer, where there was one. */
export async function closeAccount(userId: string): Promise<void> {
  await api.DELETE('/users/{userId}', { params: { path: { userId } } });
}
