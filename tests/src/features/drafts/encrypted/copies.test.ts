import * as browserDatabase from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { canEncrypt, encryptDraft, findDraft } from '#src/features/drafts/encrypted/copies.ts';
import {
  dropEntries,
  dropOldEntries,
  entriesAt,
  forgetEntries,
  hasLeft,
  putEntry,
  type Entry,
} from '#src/features/drafts/encrypted/entries.ts';
import { holdLock } from '#src/features/drafts/encrypted/locks.ts';
import { drafts, tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { restore } from '#src/features/drafts/use-stored-draft.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { clearPersonalData, clearWhenPersonGoes } from '#src/lib/personal-data.ts';
import { backend } from '#tests/harness/backend.ts';

const ada = { patientId: 'ada', record: 'drafts/eligibility' };
const zip = (value: string, version = 3) => ({ value, version, base: 'stored', unanswered: ['sent'] });

/** The encrypted copy of one tab, as its draft makes it. */
function openVault<Value>(
  key: { patientId: string; record: string },
  foundIds: readonly string[] = [],
  signal?: AbortSignal,
) {
  const entryId = crypto.randomUUID();
  const leave = holdLock(entryId);
  return {
    seal: (draft: { value: Value; version: number; base?: unknown; unanswered: unknown[] }) =>
      encryptDraft({ key, entryId, foundIds, draft }, signal),
    drop: () => dropEntries([entryId, ...foundIds]),
    leave,
  };
}
const findUnsaved = <Value>(key: { patientId: string; record: string }) =>
  findDraft(key) as Promise<{ value: Value; ids: readonly string[] } | undefined>;
const storedAs = (value: unknown) => ({ value, version: 3 });

/** The locks of tabs that live. */
const held = new Set<string>();
const request = async (name: string, hold: () => Promise<void>) => {
  held.add(name);
  await hold();
  held.delete(name);
};
const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });

beforeEach(() => {
  for (const [name, part] of Object.entries(browserDatabase)) if (name.startsWith('IDB')) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new browserDatabase.IDBFactory());
  vi.stubGlobal('navigator', { locks: { request, query } });
  held.clear();
  drafts.forget();
  queryClient.clear();
  backend.answers('get', '/patients/{patientId}/draft-key', ({ params: { patientId } }) => ({
    key: Buffer.alloc(32, patientId.length).toString('base64'),
  }));
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

test('a page that dies while it goes on with what it found leaves one of the two, never both', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  const found = await findUnsaved<string>(ada);
  const device = indexedDB;
  let isDead = false;
  vi.stubGlobal('indexedDB', {
    open(name: string, version?: number) {
      if (isDead) throw new Error('The page is gone.');
      isDead = true;
      return device.open(name, version);
    },
  });
  await openVault<string>(ada, found?.ids).seal(zip('60648'));
  vi.stubGlobal('indexedDB', device);
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
  queryClient.clear();
  backend.isAway('get', '/patients/{patientId}/draft-key');
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
  const session = new AbortController();
  const late = openVault<string>(ada, [], session.signal).seal(zip('late'));
  session.abort();
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

test('once the person has gone their drafts are encrypted no more', async () => {
  clearWhenPersonGoes(() => drafts.forget());
  const draft = openDraft(ada, { maySeal: canEncrypt() });
  tell(draft, { type: 'draft.changed', value: { zip: '60647' } });
  clearPersonalData();
  tell(draft, { type: 'page.left' });
  expect(await entriesAt(ada)).toEqual([]);
});

test('what the backend holds already is not brought back', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  expect(await restore(ada, storedAs('60647'), () => true, true)).toBeUndefined();
  expect(await entriesAt(ada)).toEqual([]);
});

test('what a form can’t show any more is not brought back', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  expect(await restore(ada, storedAs('stored'), () => false, true)).toBeUndefined();
});

test('what is brought back is for the form of that draft alone', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  const [mine, other] = [ada, { ...ada, record: 'drafts/counseling' }].map((key) => openDraft(key, { maySeal: true }));
  [mine, other].forEach((draft) => draft && tell(draft, { type: 'form.opening' }));
  expect(await restore(ada, storedAs('stored'), () => true, true)).toMatchObject({ value: '60647' });
  expect(mine?.getSnapshot().context.read?.found).toMatchObject({ value: '60647' });
  expect(other?.getSnapshot().context.read).toBeUndefined();
});

test('what was typed in this page goes before what lies on the device, and needs no device', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  crash();
  tell(openDraft(ada, { maySeal: false }), { type: 'draft.changed', value: '60651' });
  for (const maySeal of [true, false]) {
    expect(await restore(ada, storedAs('stored'), () => true, maySeal)).toMatchObject({ value: '60651' });
  }
  drafts.forget();
  expect(await restore(ada, storedAs('stored'), () => true, false)).toBeUndefined();
  expect(await restore(ada, storedAs('stored'), () => true, true)).toMatchObject({ value: '60647' });
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

test('what is saved by now goes though the browser answers late, and what is put there after it stays', async () => {
  await openVault<string>(ada).seal(zip('found'));
  await openVault<string>(ada).seal(zip('saved'));
  const entries = await entriesAt(ada);
  const letGo = await holdDevice(entries);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const dropped = dropEntries(entries.map(({ id }) => id));
  await vi.advanceTimersByTimeAsync(2_000);
  await dropped;
  vi.useRealTimers();
  const newer = { ...entries[0]!, at: Date.now() + 1_000 };
  const put = putEntry(newer);
  await letGo();
  expect(await put).toBe(true);
  expect((await entriesAt(ada)).map(({ id, at }) => ({ id, at }))).toEqual([{ id: newer.id, at: newer.at }]);
});

test('where the browser does not answer at a log-out, nobody waits for it, and it takes away all the same', async () => {
  await openVault<string>(ada).seal(zip('60647'));
  const letGo = await holdDevice(await entriesAt(ada));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const forgotten = forgetEntries('ada');
  await vi.advanceTimersByTimeAsync(2_000);
  await forgotten;
  vi.useRealTimers();
  const db = await letGo();
  await vi.waitFor(async () => expect(await db.getAll('sealed')).toEqual([]));
});

/** Has the database answer nobody, as where another page holds it open; answers how it is let go of: with the entries in it. */
async function holdDevice(entries: readonly Entry[]) {
  const holder = await openDB('novi-drafts');
  const deleted = deleteDB('novi-drafts');
  const made = openDB('novi-drafts', 1, {
    upgrade(db) {
      const store = db.createObjectStore('sealed', { keyPath: 'id' });
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
