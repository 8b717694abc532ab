import { fromPromise } from 'xstate';
import type { Credentials, Identity } from '../../machines/auth-types.ts';
import type { components } from '../../openapi/generated/types.ts';
import { hasCode } from '../../src/app/api/ApiError.ts';
import { api } from '../../src/app/api/client.ts';
import { getToken, renewIdentity, signIn, signOut } from '../../src/app/identity/identity.ts';
import { loadSdk } from '../../src/app/identity/sdk.ts';
import type { Acting, Admin, Visitor } from './machine.ts';

/** The real actors of the admin site. */
export const adminSiteActors = {
  whoIsThere: fromPromise<Visitor, void>(whoIsThere),
  signIn: fromPromise<void, Credentials>(async ({ input }) => {
    await signIn(input);
  }),
  startActing: fromPromise<void, { admin: Admin; memberId: string; reason: string }>(async ({ input }) => {
    const { admin, memberId, reason } = input;
    await changeClaims(admin.noviId, {
      novi_id: memberId,
      novi_authorities: ['member'],
      original_novi_id: admin.noviId,
      original_novi_name: admin.name,
      original_novi_authorities: ['admin'],
      reason,
    });
  }),
  stopActing: fromPromise<void, { adminId: string }>(async ({ input }) => {
    await changeClaims(input.adminId, {
      novi_id: input.adminId,
      novi_authorities: ['admin'],
      original_novi_id: null,
      original_novi_name: null,
      original_novi_authorities: null,
    });
  }),
  signOut: fromPromise<void, void>(signOut),
};

/** Looks at the newest claims: an admin may have begun or stopped to act somewhere else. */
async function whoIsThere(): Promise<Visitor> {
  const { auth } = await loadSdk();
  await auth.authStateReady();
  const identity = await renewIdentity();
  if (!identity) return { kind: 'nobody' };
  const { noviId, authorities, original } = identity.claims;
  if (noviId && original) {
    try {
      return { kind: 'acting', acting: await readActing(original.noviId, noviId) };
    } catch (error) {
      // It has ended meanwhile, and the backend has brought the claims back: the next token says so.
      if (hasCode(error, 'impersonation_ended')) return whoIsThere();
      throw error;
    }
  }
  if (noviId && authorities.includes('admin')) return { kind: 'admin', admin: await readAdmin(noviId, identity) };
  return { kind: 'other' };
}

async function readAdmin(noviId: string, { email }: Identity): Promise<Admin> {
  return { noviId, email, name: await nameOf(noviId) };
}

async function readActing(adminId: string, memberId: string): Promise<Acting> {
  const { data } = await api.GET('/users/{userId}/impersonations', { params: { path: { userId: memberId } } });
  const open = data?.data.find(({ ended_at }) => ended_at === null);
  return {
    adminId,
    memberName: await nameOf(memberId),
    reason: open?.reason ?? '',
    endsAt: open?.ends_at ?? new Date().toISOString(),
  };
}

async function nameOf(userId: string): Promise<string> {
  const { data } = await api.GET('/users/{userId}', { params: { path: { userId } } });
  return data ? `${data.data.first_name} ${data.data.last_name}` : '';
}

type Change = Omit<components['schemas']['ClaimsUpdate'], 'access_token' | 'user_id'>;

/** Has the backend change the claims of the admin's own account. */
async function changeClaims(adminId: string, change: Change): Promise<void> {
  const access_token = (await getToken()) ?? '';
  await api.POST('/users/{userId}/update-user-claims', {
    params: { path: { userId: adminId } },
    body: { access_token, user_id: adminId, ...change },
  });
}
