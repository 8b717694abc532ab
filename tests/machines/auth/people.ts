import type { Identity } from '#machines/auth/types.ts';

/** Two members, by what their tokens say. */
export const ana: Identity = {
  uid: 'uid-ana',
  email: 'ana@example.com',
  emailVerified: true,
  claims: { noviId: 'novi-1', authorities: ['member'], exp: 3600, original: undefined },
  readAt: 0,
};
export const ben: Identity = { ...ana, uid: 'uid-ben', claims: { ...ana.claims, noviId: 'novi-2' } };
