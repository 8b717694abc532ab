import type { Account } from './accounts.ts';
import { renewToken } from './accounts.ts';
import type { Member, Reply, TestServer } from './server.ts';

export const reason = 'They asked us by phone to correct an address.';

/** The claims with which an admin begins to impersonate a member. */
export const startClaims = (admin: Member, memberId: string) => ({
  ...{ novi_id: memberId, novi_authorities: ['member'] },
  ...{ original_novi_id: admin.noviId, original_novi_name: 'Sam Staff', original_novi_authorities: ['admin'] },
});

/** The claims with which an admin stops. */
export const stopClaims = (admin: Pick<Member, 'noviId'>) => ({
  ...{ novi_id: admin.noviId, novi_authorities: ['admin'] },
  ...{ original_novi_id: null, original_novi_name: null, original_novi_authorities: null },
});

/** Sends a change of claims of an account, with `token` as its Bearer token. */
export function updateClaims(
  { call }: TestServer,
  { noviId, token }: Pick<Member, 'noviId' | 'token'>,
  claims: object,
): Promise<Reply> {
  const body = { access_token: token, user_id: noviId, ...claims };
  return call('POST', `/users/${noviId}/update-user-claims`, { token, body });
}

/** An admin who impersonates a member: the admin's account with a token that says so, and the member's id. */
export async function actAs(server: TestServer, admin: Member, memberId: string): Promise<Member> {
  const started = await updateClaims(server, admin, { ...startClaims(admin, memberId), reason });
  if (started.status !== 200) throw new Error(`Impersonation was refused: ${String(started.status)} ${started.text}`);
  return { ...(await renewed(admin)), noviId: memberId };
}

async function renewed<Kept extends Account>(account: Kept): Promise<Kept> {
  return { ...account, ...(await renewToken(account)) };
}
