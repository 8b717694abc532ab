import { expect, test } from 'vitest';
import { areUsable, readClaims } from '#domain/claims.ts';
import { appRole } from '#domain/roles.ts';

const good = { novi_id: 'n1', novi_authorities: ['member'], exp: 1000 };

test.each([
  ['everything is there', good, 999, true],
  ['the member id is missing', { ...good, novi_id: undefined }, 999, false],
  ['the member id is empty', { ...good, novi_id: '' }, 999, false],
  ['the authorities are empty', { ...good, novi_authorities: [] }, 999, false],
  ['the authorities are no list', { ...good, novi_authorities: 'member' }, 999, false],
  ['all authorities are unknown', { ...good, novi_authorities: ['root'] }, 999, false],
  ['the token has expired', good, 1000, false],
])('when %s, a session can begin or not', (_, token, now, usable) => {
  expect(areUsable(readClaims(token), now)).toBe(usable);
});

test('impersonation needs both the original id and the original name', () => {
  const original = { original_novi_id: 'a1', original_novi_name: 'Ada', original_novi_authorities: ['admin', 'root'] };
  expect(readClaims({ ...good, ...original }).original).toEqual({ noviId: 'a1', name: 'Ada', authorities: ['admin'] });
  expect(readClaims({ ...good, original_novi_id: 'a1' }).original).toBeUndefined();
  expect(readClaims({ ...good, original_novi_name: 'Ada' }).original).toBeUndefined();
});

test.each([
  [['member'], 'member'],
  [['specialist'], 'specialist'],
  [['member', 'specialist'], 'member'],
  [['member', 'admin'], undefined],
  [['specialist', 'nurse'], undefined],
  [['admin'], undefined],
  [[], undefined],
] as const)('authorities %j use the app as %s', (held, role) => {
  expect(appRole(held)).toBe(role);
});
