import type { Authority } from '#domain/roles.ts';
import type { components } from '#openapi/generated/types.ts';
import { getToken } from '../identity/identity.ts';
import { api } from './client.ts';
import { asClaimsUpdate } from './updates.ts';

type Impersonation = components['schemas']['Impersonation'];
type Claims = Omit<components['schemas']['ClaimsUpdate'], 'access_token' | 'user_id'>;

/** The time in which an admin impersonates a member just now; others may impersonate the same member, and bear the same name. */
export async function openImpersonation(memberId: string, adminId: string): Promise<Impersonation | undefined> {
  const { data } = await api.GET('/users/{userId}/impersonations', { params: { path: { userId: memberId } } });
  return data?.data.find(({ ended_at, admin_id }) => ended_at === null && admin_id === adminId);
}

/** Has the backend change the claims of the admin's own account. A failure carries a sentence to show and the HTTP status. */
export function updateUserClaims(adminId: string, claims: Claims): Promise<void> {
  return asClaimsUpdate(() => send(adminId, claims));
}

/** Gives an admin who acts their own identity and authorities back. Fails as `updateUserClaims` does. */
export function restoreClaims(adminId: string, authorities: readonly Authority[]): Promise<void> {
  return updateUserClaims(adminId, {
    novi_id: adminId,
    novi_authorities: [...authorities],
    original_novi_id: null,
    original_novi_name: null,
    original_novi_authorities: null,
  });
}

async function send(adminId: string, claims: Claims): Promise<void> {
  const access_token = (await getToken()) ?? '';
  await api.POST('/users/{userId}/update-user-claims', {
    params: { path: { userId: adminId } },
    body: { access_token, user_id: adminId, ...claims },
  });
}
