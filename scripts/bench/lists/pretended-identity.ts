import type { Authority } from '#domain/roles.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { Keys } from './cases.ts';

/** An identity provider that takes the name of a role for a token of the seed's person in it: what it costs is no list's. */
export function pretendedIdentity({ admin, specialist, member }: Keys): Identity {
  const people: Readonly<Record<string, { id: string; role: Authority; identityId: string }>> = {
    admin: { id: admin, role: 'admin', identityId: 'large-admin-0' },
    specialist: { id: specialist, role: 'specialist', identityId: 'large-specialist-0' },
    member: { id: member, role: 'member', identityId: 'large-0' },
  };
  const now = new Date();
  const unused = () => Promise.reject(new Error('No list asks the identity provider for this.'));
  return {
    verify: (token) => {
      const person = people[token];
      if (!person) return Promise.reject(new Error(`Nobody is called ${token}.`));
      const { id, role, identityId } = person;
      const claims = { noviId: id, authorities: [role], original: undefined, exp: (now.getTime() + 3_600_000) / 1000 };
      return Promise.resolve({ ...claims, identityId, email: undefined, issuedAt: now, signedInAt: now });
    },
    isReachable: () => Promise.resolve(true),
    ...{ setClaims: unused, accountBy: unused, emailOf: unused, remove: unused, endSessions: unused, enable: unused },
  };
}
