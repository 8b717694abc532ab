import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { access, type Access } from '#server/contract/access.ts';
import { checkRole } from '#server/contract/authorize.ts';
import type { Caller } from '#server/contract/operation.ts';

const onlyInPerson = Object.entries(access)
  .filter(([, rule]) => rule.impersonation === 'in-person')
  .map(([operation]) => operation as keyof typeof access);

/** A member as their claims name them; an admin impersonates them, or they come themself. */
function callerWith(actor: Caller['actor']): Caller {
  const noviId = randomUUID();
  const who = { identityId: noviId, email: 'ana@novi.example', noviId, authorities: ['member' as const] };
  return { ...who, signedInAt: new Date(), actor, token: 'token' };
}

/** What tells an admin what is there before they change it. */
const readsBefore: Partial<Record<keyof typeof access, (keyof typeof access)[]>> = {
  createRosterEntries: ['listRosterEntries'],
  updateRosterEntry: ['listRosterEntries'],
  deleteRosterEntry: ['listRosterEntries'],
  updatePatient: ['getPatient', 'isEligible', 'listEligibilityHistory'],
  updateKit: ['listKits'],
  createCorporate: ['listCorporate', 'findCorporate'],
  updateCorporate: ['getCorporate', 'listCorporatePatients'],
  deleteCorporate: ['getCorporate', 'listCorporatePatients'],
  importRoster: ['getCorporate', 'listRosterEntries'],
  deleteUserSessions: ['getUser', 'listStaff', 'listPatients'],
  // Beginning and stopping an impersonation.
  updateUserClaims: ['getUser', 'listPatients', 'listImpersonations'],
};

const mayAdmin = (operation: keyof typeof access) => {
  const { who }: Access = access[operation];
  return who === 'public' || (typeof who === 'object' && who.admin === 'any');
};

test.each(
  Object.keys(access).filter(
    (id): id is keyof typeof access => mayAdmin(id as keyof typeof access) && /^(create|update|delete|import)/.test(id),
  ),
)('who may %s as an admin may read that', (operation) => {
  expect(readsBefore[operation]?.every(mayAdmin)).toBe(true);
});

test('who may impersonate a member may look for them, and at who acted', () => {
  expect(readsBefore.updateUserClaims?.every(mayAdmin)).toBe(true);
});

test('there is what only the person can do', () => {
  expect(onlyInPerson).toContain('orderKit');
});

test.each(onlyInPerson)('%s is refused to an impersonating admin before any record is read', (operation) => {
  const impersonating = callerWith({ noviId: randomUUID(), issuedAt: new Date() });
  expect(() => checkRole(operation, impersonating)).toThrow(expect.objectContaining({ code: 'only_in_person' }));
});

test('who comes themself may order', () => {
  expect(() => checkRole('orderKit', callerWith(undefined))).not.toThrow();
});
