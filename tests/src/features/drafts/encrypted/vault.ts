import * as browserDatabase from 'fake-indexeddb';
import { vi } from 'vitest';
import { encryptDraft, findDraft } from '#src/features/drafts/encrypted/copies.ts';
import { deleteEntries } from '#src/features/drafts/encrypted/entries.ts';
import { holdLock } from '#src/features/drafts/encrypted/locks.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { backend } from '#tests/harness/backend.ts';
import { ownDrafts } from '#tests/harness/drafts.ts';

export const ada = { patientId: 'ada', record: 'drafts/eligibility' };
export const zip = (value: string, version = 3) => ({ value, version, base: 'stored', unanswered: ['sent'] });

/** The encrypted copy of one tab, as its draft makes it. */
export function openVault<Value>(
  key: { patientId: string; record: string },
  foundIds: readonly string[] = [],
  signal?: AbortSignal,
) {
  const entryId = crypto.randomUUID();
  const leave = holdLock(entryId);
  return {
    encrypt: (draft: { value: Value; version: number; base?: unknown; unanswered: unknown[] }) =>
      encryptDraft({ key, entryId, foundIds, draft }, signal),
    drop: () => deleteEntries([entryId, ...foundIds]),
    leave,
  };
}
export const findUnsaved = <Value>(key: { patientId: string; record: string }) =>
  findDraft(key) as Promise<{ value: Value; ids: readonly string[] } | undefined>;

/** The locks of tabs that live. */
export const held = new Set<string>();
const request = async (name: string, hold: () => Promise<void>) => {
  held.add(name);
  await hold();
  held.delete(name);
};
const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });

/** A browser that keeps nothing yet, and a backend that has a key for everybody: for `beforeEach`. */
export function beginAnew(): void {
  for (const [name, part] of Object.entries(browserDatabase)) if (name.startsWith('IDB')) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new browserDatabase.IDBFactory());
  vi.stubGlobal('navigator', { locks: { request, query } });
  held.clear();
  ownDrafts();
  queryClient.clear();
  backend.answers('get', '/patients/{patientId}/draft-key', ({ params: { patientId } }) => ({
    key: Buffer.alloc(32, patientId.length).toString('base64'),
  }));
}

/** The tab goes, however it goes. */
export const crash = () => held.clear();
