import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropOldEntries, entriesAt, forgetEntries, hasLeft, putEntry } from '#src/features/drafts/sealed/entries.ts';
import { forgetRestored, restore, restoredAt } from '#src/features/drafts/sealed/restored.ts';
import { importKey } from '#src/features/drafts/sealed/seal.ts';
import { findUnsaved, openVault, type Found } from '#src/features/drafts/sealed/vault.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';

const { draftKey } = vi.hoisted(() => ({ draftKey: vi.fn<(patientId: string) => Promise<CryptoKey | undefined>>() }));
vi.mock('#src/features/drafts/sealed/draft-key.ts', () => ({ draftKey }));
const { leftAt } = vi.hoisted(() => ({ leftAt: vi.fn<(place: object) => Found<unknown> | undefined>() }));
vi.mock('#src/features/drafts/unsaved.ts', () => ({ leftAt }));

const ada = { patientId: 'ada', record: 'drafts/eligibility' };
const zip = (value: string, version = 3) => ({ value, version, base: 'stored', unanswered: ['sent'] });

/** The locks of tabs that live. */
const held = new Set<string>();
const request = async (name: string, hold: () => Promise<void>) => {
  held.add(name);
  await hold();
  held.delete(name);
};
const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks: { request, query } });
  held.clear();
  forgetRestored();
  draftKey.mockImplementation((id) => importKey(Buffer.alloc(32, id.length).toString('base64')));
});
/** The tab goes, however it goes. */
const crash = () => held.clear();

test('what a page has sealed is found once it is gone, with the version that it was made from', async () => {
  expect(await openVault<string>(ada).seal(zip('60647'))).toBe(true);
  crash();
  expect(await findUnsaved<string>(ada)).toMatchObject(zip('60647'));
});

test('what another tab has sealed that still lives is its own', async () => {
  const other = openVault<string>(ada);
  await other.seal(zip('theirs'));
  expect(await findUnsaved(ada)).toBeUndefined();
  await openVault<string>(ada).seal(zip('mine'));
  expect(await entriesAt(ada)).toHaveLength(2);
  other.leave();
  await vi.waitFor(() => expect(held.size).toBe(1));
  expect(await findUnsaved(ada)).toMatchObject({ value: 'theirs' });
});

test('of two pages that are gone, each is found: the newest first, the other once that is settled', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  await openVault<string>(ada).seal(zip('older'));
  vi.setSystemTime(2_000);
  await openVault<string>(ada).seal(zip('newer', 4));
  vi.useRealTimers();
  crash();
  // Not so old that it has gone by itself.
  vi.spyOn(Date, 'now').mockReturnValue(3_000);
  const found = await findUnsaved<string>(ada);
  expect(found).toMatchObject({ value: 'newer', version: 4 });
  await openVault<string>(ada, found?.ids).drop();
  expect(await findUnsaved(ada)).toMatchObject({ value: 'older', version: 3 });
  vi.restoreAllMocks();
});

test('a form that goes on with what it found leaves one entry, its own', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  const found = await findUnsaved<string>(ada);
  await openVault<string>(ada, found?.ids).seal(zip('60648'));
  expect(await entriesAt(ada)).toHaveLength(1);
  crash();
  expect(await findUnsaved(ada)).toMatchObject({ value: '60648' });
});

test('another person finds nothing, and what lies there stays for its own', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  expect(await findUnsaved({ ...ada, patientId: 'bertha' })).toBeUndefined();
  expect(await entriesAt(ada)).toHaveLength(1);
});

test('what was given another name or person on the device is of no use, and goes', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  const [entry] = await entriesAt(ada);
  for (const place of [
    { patientId: 'ada', record: 'drafts/counseling' },
    { patientId: 'bertha', record: ada.record },
  ]) {
    if (entry) await putEntry({ ...entry, ...place, id: place.record + place.patientId });
    expect(await findUnsaved(place)).toBeUndefined();
    expect(await entriesAt(place)).toEqual([]);
  }
  expect(await findUnsaved(ada)).toMatchObject({ value: '60647' });
});

test('without a key nothing is sealed, and what lies there waits', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  draftKey.mockResolvedValue(undefined);
  expect(await openVault<string>(ada).seal(zip('60648'))).toBe(false);
  expect(await findUnsaved(ada)).toBeUndefined();
  expect(await entriesAt(ada)).toHaveLength(1);
});

test('what nobody came back for in seven days goes, whoever’s it is', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 24 * 3_600_000 + 1_000);
  expect(await findUnsaved(ada)).toBeUndefined();
  await dropOldEntries();
  vi.restoreAllMocks();
  expect(await hasLeft('ada')).toBe(false);
});

test('a log-out leaves nothing of the person, nor what was just being sealed, and all of others', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  await openVault<string>({ ...ada, patientId: 'bertha' }).seal(zip('10001'));
  const late = openVault<string>(ada).seal(zip('late'));
  await forgetEntries('ada');
  expect(await late).toBe(false);
  expect(await entriesAt(ada)).toEqual([]);
  expect(await entriesAt({ ...ada, patientId: 'bertha' })).toHaveLength(1);
});

test('what no living tab will save is known before a log-out takes it away', async () => {
  expect(await hasLeft('ada')).toBe(false);
  await openVault<string>(ada).seal(zip('60647'));
  expect(await hasLeft('ada')).toBe(false);
  crash();
  expect([await hasLeft('ada'), await hasLeft('bertha')]).toEqual([true, false]);
});

test('once the person has gone their forms seal nothing more', async () => {
  const vault = openVault<string>(ada);
  clearPersonalData();
  expect(await vault.seal(zip('60647'))).toBe(false);
  expect(await entriesAt(ada)).toEqual([]);
});

test('what the backend holds already is not brought back', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  expect(await restore(ada, '60647', () => true)).toBeUndefined();
  expect(await entriesAt(ada)).toEqual([]);
});

test('what a form can’t show any more is not brought back', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  expect(await restore(ada, 'stored', () => false)).toBeUndefined();
});

test('what is brought back is for the form at that place alone, and for this person', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  expect(await restore(ada, 'stored', () => true)).toMatchObject({ value: '60647' });
  expect(restoredAt(ada)).toMatchObject({ value: '60647' });
  expect(restoredAt({ ...ada, record: 'drafts/counseling' })).toBeUndefined();
  clearPersonalData();
  expect(restoredAt(ada)).toBeUndefined();
});

test('what a form that was left in this page keeps goes before what lies on the device, and needs no device', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  const found = { ...zip('60651'), ids: ['left'] };
  leftAt.mockReturnValueOnce(found).mockReturnValueOnce(found);
  expect(await restore(ada, 'stored', () => true)).toEqual(found);
  expect(await restore(ada, 'stored', () => true, false)).toEqual(found);
  expect(leftAt).toHaveBeenCalledWith(ada);
  expect(await restore(ada, 'stored', () => true, false)).toBeUndefined();
  expect(await restore(ada, 'stored', () => true)).toMatchObject({ value: '60647' });
});

test('where the browser keeps nothing, nothing is found and nothing fails', async () => {
  const open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
  const vault = openVault<string>(ada);
  expect(await vault.seal(zip('60647'))).toBe(false);
  expect(await findUnsaved(ada)).toBeUndefined();
  await vault.drop();
});

test('where the browser does not answer, a form waits two seconds for it, and an answer that comes later does nothing', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  // As where a page of another release holds the database open.
  const holder = await openDB('novi-drafts');
  const deleted = deleteDB('novi-drafts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = [findUnsaved(ada), openVault<string>(ada).seal(zip('60648'))];
  const now = { isWaiting: true };
  const all = Promise.all(answers).finally(() => (now.isWaiting = false));
  while (now.isWaiting) {
    await vi.advanceTimersByTimeAsync(2_000);
    // Sealing takes a moment of its own.
    await new Promise(setImmediate);
  }
  expect(await all).toEqual([undefined, false]);
  vi.useRealTimers();
  holder.close();
  await deleted;
  expect(await entriesAt(ada)).toEqual([]);
});

test('where the browser does not answer at a log-out, nobody waits for it, and it takes away all the same', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  const [entry] = await entriesAt(ada);
  // The database is there again, with the entry, once the page lets go that holds it open.
  const holder = await openDB('novi-drafts');
  const deleted = deleteDB('novi-drafts');
  const made = openDB('novi-drafts', 1, {
    upgrade(db) {
      const store = db.createObjectStore('sealed', { keyPath: 'id' });
      store.createIndex('patientId', 'patientId');
      void store.put(entry);
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const forgotten = forgetEntries('ada');
  await vi.advanceTimersByTimeAsync(2_000);
  await forgotten;
  vi.useRealTimers();
  holder.close();
  await deleted;
  const db = await made;
  await vi.waitFor(async () => expect(await db.getAll('sealed')).toEqual([]));
  db.close();
});
