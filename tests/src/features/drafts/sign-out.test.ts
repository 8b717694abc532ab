import { beforeEach, expect, test, vi } from 'vitest';
import type { Identity } from '#machines/auth/types.ts';
import { createEncryptedDrafts } from '#src/features/drafts/encrypted-drafts.ts';

const deleteEntriesOf = vi.fn(() => Promise.resolve());
const hasOrphans = vi.fn((patientId: string) => Promise.resolve(patientId === 'ada'));
const deleteOldEntries = vi.fn(() => Promise.resolve());
const entries = vi.fn(() => Promise.resolve({ deleteEntriesOf, hasOrphans, deleteOldEntries } as never));
const original = { noviId: 'admin', name: 'Sam', authorities: ['admin' as const] };

function somebody(claims: object = {}): Identity {
  const all = { noviId: 'ada', authorities: ['member'], exp: 0, original: undefined, ...claims };
  return { uid: 'u', email: '', emailVerified: true, claims: all as Identity['claims'], readAt: 0 };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('indexedDB', {});
});

test.each([
  ['a sign-out', somebody(), 'signedOut', ['ada']],
  ['an end for idleness', somebody(), 'idle', []],
  ['an end by the provider', somebody(), 'over', []],
  ['a sign-out of an admin who impersonates the member', somebody({ original }), 'signedOut', []],
  ['a sign-out of a specialist', somebody({ authorities: ['specialist'] }), 'signedOut', []],
] as const)('after %s, what lay encrypted on the device', async (_, identity, notice, gone) => {
  const { watch } = createEncryptedDrafts(entries);
  watch({ identity, notice: undefined }, false);
  watch({ identity: undefined, notice }, true);
  watch({ identity: undefined, notice }, true);
  await Promise.resolve();
  expect(deleteEntriesOf.mock.calls).toEqual(gone.map((id) => [id]));
});

test('it stays until what was typed has been saved, or could not be', async () => {
  const { watch } = createEncryptedDrafts(entries);
  watch({ identity: somebody(), notice: 'signedOut' }, false);
  watch({ identity: undefined, notice: 'signedOut' }, false);
  await Promise.resolve();
  expect(deleteEntriesOf).not.toHaveBeenCalled();
});

test.each([
  ['a member', somebody()],
  ['a specialist', somebody({ authorities: ['specialist'] })],
])('when %s comes, what nobody has come back for goes, once', async (_, identity) => {
  const { watch } = createEncryptedDrafts(entries);
  watch({ identity, notice: undefined }, false);
  watch({ identity: { ...identity }, notice: undefined }, false);
  await Promise.resolve();
  expect(deleteOldEntries).toHaveBeenCalledTimes(1);
});

test('what takes it away is there before the line breaks', () => {
  createEncryptedDrafts(entries).watch({ identity: somebody(), notice: undefined }, false);
  expect(entries).toHaveBeenCalledTimes(1);
});

test('a browser that keeps nothing has nothing to take away', () => {
  vi.stubGlobal('indexedDB', undefined);
  createEncryptedDrafts(entries).watch({ identity: somebody(), notice: undefined }, false);
  expect(entries).not.toHaveBeenCalled();
});

test.each([
  ['a member of whom something lies there', somebody(), true],
  ['a member of whom nothing does', somebody({ noviId: 'bertha' }), false],
  ['an admin who impersonates the member, and takes nothing away', somebody({ original }), false],
  ['a specialist', somebody({ authorities: ['specialist'] }), false],
] as const)('before a sign-out, whether not all is saved is asked for %s', async (_, identity, isTold) => {
  const encrypted = createEncryptedDrafts(entries);
  encrypted.watch({ identity, notice: undefined }, false);
  expect(await encrypted.hasOrphans()).toBe(isTold);
});

test('where that can’t be looked up, a sign-out goes on', async () => {
  const encrypted = createEncryptedDrafts(() => Promise.reject(new Error('offline')));
  encrypted.watch({ identity: somebody(), notice: undefined }, false);
  expect(await encrypted.hasOrphans()).toBe(false);
});
