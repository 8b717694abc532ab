import { fromPromise } from 'xstate';
import { fullName } from '#domain/names.ts';
import type { Impersonation, Admin, Visitor } from '#machines/admin-site/machine.ts';
import type { Credentials, Identity } from '#machines/auth/types.ts';
import { hasCode } from '#src/lib/api/api-error.ts';
import { api } from '#src/lib/api/client.ts';
import { openImpersonation, restoreClaims, updateUserClaims } from '#src/lib/api/impersonations.ts';
import { renewIdentity, signIn, signOut } from '#src/lib/identity/identity.ts';
import { loadSdk } from '#src/lib/identity/sdk.ts';

/** Milliseconds between looks at claims that are not brought back yet; after the last, it is told as a failure. */
const pauses = [250, 500, 1_000, 2_000, 4_000];

/** The real actors of the admin site. */
export const adminSiteActors = {
  whoIsThere: fromPromise<Visitor, void>(whoIsThere),
  signIn: fromPromise<void, Credentials>(async ({ input }) => {
    await signIn(input);
  }),
  startImpersonation: fromPromise<void, { admin: Admin; memberId: string; reason: string }>(async ({ input }) => {
    const { admin, memberId, reason } = input;
    await updateUserClaims(admin.noviId, {
      novi_id: memberId,
      novi_authorities: ['member'],
      original_novi_id: admin.noviId,
      original_novi_name: admin.name,
      original_novi_authorities: ['admin'],
      reason,
    });
  }),
  stopImpersonation: fromPromise<void, { adminId: string }>(({ input }) => restoreClaims(input.adminId, ['admin'])),
  signOut: fromPromise<void, void>(signOut),
};

/** Looks at the newest claims: an admin may have begun or stopped to act somewhere else. */
async function whoIsThere(): Promise<Visitor> {
  for (const pause of pauses) {
    try {
      return await look();
    } catch (error) {
      // It has ended meanwhile. The backend brings the claims back just now, and then the next token says so.
      if (!hasCode(error, 'impersonation_ended')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return look();
}

async function look(): Promise<Visitor> {
  const { auth } = await loadSdk();
  await auth.authStateReady();
  const identity = await renewIdentity();
  if (!identity) return { kind: 'nobody' };
  const { noviId, authorities, original } = identity.claims;
  if (noviId && original)
    return { kind: 'impersonating', impersonation: await readImpersonation(original.noviId, noviId) };
  if (noviId && authorities.includes('admin')) return { kind: 'admin', admin: await readAdmin(noviId, identity) };
  return { kind: 'other' };
}

async function readAdmin(noviId: string, { email }: Identity): Promise<Admin> {
  return { noviId, email, name: await nameOf(noviId) };
}

async function readImpersonation(adminId: string, memberId: string): Promise<Impersonation> {
  const open = await openImpersonation(memberId, adminId);
  return {
    adminId,
    memberName: await nameOf(memberId),
    reason: open?.reason ?? '',
    endsAt: open?.ends_at ?? new Date().toISOString(),
  };
}

async function nameOf(userId: string): Promise<string> {
  const { data } = await api.GET('/users/{userId}', { params: { path: { userId } } });
  return data ? fullName(data.data.first_name, data.data.last_name) : '';
}
