import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { access } from '../../server/access.ts';
import { checkRole } from '../../server/authorize.ts';
import type { Caller } from '../../server/operation.ts';

const onlyInPerson = Object.entries(access)
  .filter(([, rule]) => rule.acting === 'in-person')
  .map(([operation]) => operation as keyof typeof access);

/** A member as their claims name them; an admin acts as them, or they come themself. */
function callerWith(actor: Caller['actor']): Caller {
  const noviId = randomUUID();
  const who = { identityId: noviId, email: 'ana@novi.example', noviId, authorities: ['member' as const] };
  return { ...who, signedInAt: new Date(), actor, token: 'token' };
}

test('there is what only the person can do', () => {
  expect(onlyInPerson).toContain('orderKit');
});

test.each(onlyInPerson)('%s is refused to an acting admin before any record is read', (operation) => {
  const acting = callerWith({ noviId: randomUUID(), issuedAt: new Date() });
  expect(() => checkRole(operation, acting)).toThrow(expect.objectContaining({ code: 'only_in_person' }));
});

test('who comes themself may order', () => {
  expect(() => checkRole('orderKit', callerWith(undefined))).not.toThrow();
});
