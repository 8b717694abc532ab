import type { DraftKey } from '#machines/draft/types.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { findUnlocked } from './locks.ts';
import type { EncryptedDraft } from './encrypt.ts';

/** One unsaved draft as it lies on the device. Whose and which it is stands there in the open, no word of it does. */
export type Entry = DraftKey & EncryptedDraft & { id: string; at: number };

interface Drafts extends DBSchema {
  entries: { key: string; value: Entry; indexes: { patientId: string } };
}

type Device = IDBPDatabase<Drafts>;

/** What nobody came back for goes. */
const keptFor = 7 * 24 * 60 * 60_000;

function isOld({ at }: Entry): boolean {
  return Date.now() - at > keptFor;
}

/** A database that another page holds open, or a disk that hangs, may never answer. */
const patience = 2_000;

/**
 * Puts an entry there, and takes away those that it replaces, both or neither: a page may die between the two, and what it left
 * would be brought back over what was saved since. Rejects never, as all here; false where the browser keeps nothing.
 */
export async function putEntry(entry: Entry, replacedIds: readonly string[] = []): Promise<boolean> {
  const put = async (db: Device) => {
    const { store, done } = db.transaction('entries', 'readwrite');
    await Promise.all([store.put(entry), ...replacedIds.map((id) => store.delete(id)), done]);
    return true;
  };
  return (await withEntries(put)) === true;
}

/**
 * It is done though nobody waits for it any more: what is put there after it stays, for the browser keeps their order. False where it
 * could not be done in time.
 */
export async function deleteEntries(ids: readonly string[]): Promise<boolean> {
  const hasDropped = await withEntries(
    async (db) => {
      await drop(db, ids);
      return true;
    },
    { evenLate: true },
  );
  return hasDropped === true;
}

/** What lies there of one draft, the newest first. */
export async function readEntries({ patientId, record }: DraftKey): Promise<Entry[]> {
  const all = await withEntries((db) => db.getAllFromIndex('entries', 'patientId', patientId));
  return (all ?? [])
    .filter((entry) => entry.record === record && !isOld(entry))
    .sort((one, other) => other.at - one.at);
}

/** Whether something of a person lies there whose page is gone: no form that stands will save it. */
export async function hasOrphans(patientId: string): Promise<boolean> {
  const isLeft = await findUnlocked();
  const ids = await withEntries((db) => db.getAllKeysFromIndex('entries', 'patientId', patientId));
  return (ids ?? []).some(isLeft);
}

/** At a sign-out: nothing of the person stays on the device. It is done though nobody waits for it any more. */
export async function deleteEntriesOf(patientId: string): Promise<void> {
  const forget = async (db: Device) => drop(db, await db.getAllKeysFromIndex('entries', 'patientId', patientId));
  await withEntries(forget, { evenLate: true });
}

/** Deletes what is too old, whoever's it is. */
export async function deleteOldEntries(): Promise<void> {
  const all = await withEntries((db) => db.getAll('entries'));
  const old = (all ?? []).filter(isOld);
  if (old.length > 0) await deleteEntries(old.map(({ id }) => id));
}

/**
 * Where the browser has no such storage, or lets nobody use it, there is nothing to find and nothing is kept. The same where
 * it does not answer in time: no form is held up by it.
 */
async function withEntries<Answer>(
  act: (db: Device) => Promise<Answer>,
  { evenLate = false } = {},
): Promise<Answer | undefined> {
  let isLate = false;
  const transaction = openEntries().then(async (db) => {
    try {
      // Nobody waits for it any more: what was to be kept may be saved by now.
      return isLate && !evenLate ? undefined : await act(db);
    } finally {
      db.close();
    }
  });
  let handle: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    handle = setTimeout(() => {
      isLate = true;
      resolve(undefined);
    }, patience);
  });
  return Promise.race([transaction.catch(() => undefined), late]).finally(() => clearTimeout(handle));
}

async function drop(db: Device, ids: readonly string[]): Promise<void> {
  const { store, done } = db.transaction('entries', 'readwrite');
  await Promise.all([...ids.map((id) => store.delete(id)), done]);
}

async function openEntries(): Promise<Device> {
  return openDB<Drafts>('novi-encrypted-drafts', 1, {
    upgrade: (made) => void made.createObjectStore('entries', { keyPath: 'id' }).createIndex('patientId', 'patientId'),
  });
}
