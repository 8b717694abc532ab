import { beforeEach, expect, test, vi } from 'vitest';
import { canEncrypt } from '#src/features/drafts/encrypted/copies.ts';
import {
  deleteOldEntries,
  readEntries,
  deleteEntriesOf,
  hasOrphans,
  putEntry,
} from '#src/features/drafts/encrypted/entries.ts';
import { tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { backend } from '#tests/harness/backend.ts';
import { ownDrafts } from '#tests/harness/drafts.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { ada, zip, openVault, findUnsaved, held, crash, beginAnew } from './vault.ts';

beforeEach(beginAnew);

test('what a page has encrypted is found once it is gone, with the version that it was made from', async () => {
  expect(await openVault<string>(ada).encrypt(zip('60647'))).toBe(true);
  crash();
  expect(await findUnsaved<string>(ada)).toMatchObject(zip('60647'));
});

test('what another tab has encrypted that still lives is its own', async () => {
  const other = openVault<string>(ada);
  await other.encrypt(zip('theirs'));
  expect(await findUnsaved(ada)).toBeUndefined();
  await openVault<string>(ada).encrypt(zip('mine'));
  expect(await readEntries(ada)).toHaveLength(2);
  other.leave();
  await eventually(() => expect(held.size).toBe(1));
  expect(await findUnsaved(ada)).toMatchObject({ value: 'theirs' });
});

test('of two pages that are gone, each is found: the newest first, the other once that is settled', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  await openVault<string>(ada).encrypt(zip('older'));
  vi.setSystemTime(2_000);
  await openVault<string>(ada).encrypt(zip('newer', 4));
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
  await openVault<string>(ada).encrypt(zip('60647'));
  crash();
  const found = await findUnsaved<string>(ada);
  await openVault<string>(ada, found?.ids).encrypt(zip('60648'));
  expect(await readEntries(ada)).toHaveLength(1);
  crash();
  expect(await findUnsaved(ada)).toMatchObject({ value: '60648' });
});

test('a page that dies while it goes on with what it found leaves one of the two, never both', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
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
  await openVault<string>(ada, found?.ids).encrypt(zip('60648'));
  vi.stubGlobal('indexedDB', device);
  expect(await readEntries(ada)).toHaveLength(1);
  crash();
  expect(await findUnsaved(ada)).toMatchObject({ value: '60648' });
});

test('another person finds nothing, and what lies there stays for its own', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  crash();
  expect(await findUnsaved({ ...ada, patientId: 'bertha' })).toBeUndefined();
  expect(await readEntries(ada)).toHaveLength(1);
});

test('what was given another name or person on the device is of no use, and goes', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  crash();
  const [entry] = await readEntries(ada);
  for (const place of [
    { patientId: 'ada', record: 'drafts/counseling' },
    { patientId: 'bertha', record: ada.record },
  ]) {
    if (entry) await putEntry({ ...entry, ...place, id: place.record + place.patientId });
    expect(await findUnsaved(place)).toBeUndefined();
    expect(await readEntries(place)).toEqual([]);
  }
  expect(await findUnsaved(ada)).toMatchObject({ value: '60647' });
});

test('without a key nothing is encrypted, and what lies there waits', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  crash();
  queryClient.clear();
  backend.isAway('get', '/patients/{patientId}/draft-key');
  expect(await openVault<string>(ada).encrypt(zip('60648'))).toBe(false);
  expect(await findUnsaved(ada)).toBeUndefined();
  expect(await readEntries(ada)).toHaveLength(1);
});

test('what nobody came back for in seven days goes, whoever’s it is', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  crash();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 24 * 3_600_000 + 1_000);
  expect(await findUnsaved(ada)).toBeUndefined();
  await deleteOldEntries();
  vi.restoreAllMocks();
  expect(await hasOrphans('ada')).toBe(false);
});

test('a sign-out leaves nothing of the person, nor what was just being encrypted, and all of others', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  await openVault<string>({ ...ada, patientId: 'bertha' }).encrypt(zip('10001'));
  const session = new AbortController();
  const late = openVault<string>(ada, [], session.signal).encrypt(zip('late'));
  session.abort();
  await deleteEntriesOf('ada');
  expect(await late).toBe(false);
  expect(await readEntries(ada)).toEqual([]);
  expect(await readEntries({ ...ada, patientId: 'bertha' })).toHaveLength(1);
});

test('what no living tab will save is known before a sign-out takes it away', async () => {
  expect(await hasOrphans('ada')).toBe(false);
  await openVault<string>(ada).encrypt(zip('60647'));
  expect(await hasOrphans('ada')).toBe(false);
  crash();
  expect([await hasOrphans('ada'), await hasOrphans('bertha')]).toEqual([true, false]);
});

test('once the person has gone their drafts are encrypted no more', async () => {
  const owner = ownDrafts();
  const draft = openDraft(ada, { mayEncrypt: canEncrypt() });
  tell(draft, { type: 'draft.changed', value: { zip: '60647' } });
  owner.send({ type: 'person.left' });
  tell(draft, { type: 'page.left' });
  expect(await readEntries(ada)).toEqual([]);
});
