import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  deleteEntries,
  readEntries,
  deleteEntriesOf,
  putEntry,
  type Entry,
} from '#src/features/drafts/encrypted/entries.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { ada, zip, openVault, findUnsaved, crash, beginAnew } from './vault.ts';

beforeEach(beginAnew);

test('where the browser keeps nothing, nothing is found and nothing fails', async () => {
  const open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
  const vault = openVault<string>(ada);
  expect(await vault.encrypt(zip('60647'))).toBe(false);
  expect(await findUnsaved(ada)).toBeUndefined();
  await vault.drop();
});

test('where the browser does not answer, a form waits two seconds for it, and an answer that comes later does nothing', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  crash();
  // As where a page of another release holds the database open.
  const holder = await openDB('novi-encrypted-drafts');
  const deleted = deleteDB('novi-encrypted-drafts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = [findUnsaved(ada), openVault<string>(ada).encrypt(zip('60648'))];
  const now = { isWaiting: true };
  const all = Promise.all(answers).finally(() => (now.isWaiting = false));
  while (now.isWaiting) {
    await vi.advanceTimersByTimeAsync(2_000);
    // Encrypting takes a moment of its own.
    await new Promise(setImmediate);
  }
  expect(await all).toEqual([undefined, false]);
  vi.useRealTimers();
  holder.close();
  await deleted;
  expect(await readEntries(ada)).toEqual([]);
});

test('what is saved by now goes though the browser answers late, and what is put there after it stays', async () => {
  await openVault<string>(ada).encrypt(zip('found'));
  await openVault<string>(ada).encrypt(zip('saved'));
  const entries = await readEntries(ada);
  const release = await holdDevice(entries);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const dropped = deleteEntries(entries.map(({ id }) => id));
  await vi.advanceTimersByTimeAsync(2_000);
  await dropped;
  vi.useRealTimers();
  const newer = { ...entries[0]!, at: Date.now() + 1_000 };
  const put = putEntry(newer);
  await release();
  expect(await put).toBe(true);
  expect((await readEntries(ada)).map(({ id, at }) => ({ id, at }))).toEqual([{ id: newer.id, at: newer.at }]);
});

test('where the browser does not answer at a sign-out, nobody waits for it, and it takes away all the same', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  const release = await holdDevice(await readEntries(ada));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const forgotten = deleteEntriesOf('ada');
  await vi.advanceTimersByTimeAsync(2_000);
  await forgotten;
  vi.useRealTimers();
  const db = await release();
  await eventually(async () => expect(await db.getAll('entries')).toEqual([]));
});

/** Has the database answer nobody, as where another page holds it open; answers how it is released: with the entries in it. */
async function holdDevice(entries: readonly Entry[]) {
  const holder = await openDB('novi-encrypted-drafts');
  const deleted = deleteDB('novi-encrypted-drafts');
  const made = openDB('novi-encrypted-drafts', 1, {
    upgrade(db) {
      const store = db.createObjectStore('entries', { keyPath: 'id' });
      store.createIndex('patientId', 'patientId');
      for (const entry of entries) void store.put(entry);
    },
  });
  return async () => {
    holder.close();
    await deleted;
    return made;
  };
}
