import type { EncryptInput } from '#machines/draft/base.ts';
import type { DraftKey, FoundDraft, UnsavedDraft } from '#machines/draft/types.ts';
import { draftKeyOf } from './draft-key.ts';
import { decrypt, encrypt } from './encrypt.ts';
import { deleteEntries, readEntries, putEntry } from './entries.ts';
import { findUnlocked } from './locks.ts';

/** Whether this browser can encrypt and keep anything. */
export function canEncrypt(): boolean {
  return typeof indexedDB !== 'undefined' && typeof crypto.subtle !== 'undefined';
}

/**
 * Puts a draft on the device in place of what lay there before; each tab has an entry of its own. Answers false where it could
 * not be kept. Rejects never. `signal`: the session of the person has ended, and nothing may be put there after it.
 */
export async function encryptDraft(
  { key, entryId, foundIds, draft }: EncryptInput,
  signal?: AbortSignal,
): Promise<boolean> {
  const secret = await draftKeyOf(key.patientId);
  if (!secret || entryId === undefined) return false;
  const encrypted = await encrypt(secret, key, draft);
  if (signal?.aborted) return false;
  return putEntry({ ...key, ...encrypted, id: entryId, at: Date.now() }, foundIds);
}

/**
 * Looks for the unsaved draft that a page has left which is gone now: the newest of them. Others wait for the next time. What
 * its own person can't open was changed or has lost its key: it is of no use to anybody.
 */
export async function findDraft(key: DraftKey): Promise<FoundDraft | undefined> {
  const asked = draftKeyOf(key.patientId);
  const isLeft = await findUnlocked();
  const left = (await readEntries(key)).filter(({ id }) => isLeft(id));
  if (left.length === 0) return undefined;
  const secret = (await asked) ?? (await draftKeyOf(key.patientId));
  if (!secret) return undefined;
  for (const entry of left) {
    const draft = await decrypt(secret, key, entry);
    if (draft !== undefined) return { ...(draft as UnsavedDraft), ids: [entry.id] };
    await deleteEntries([entry.id]);
  }
  return undefined;
}
