import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosaver } from '#src/features/drafts/autosaver.ts';
import type { Unsaved, Vault } from '#src/features/drafts/sealed/vault.ts';
import type { Store } from '#src/features/drafts/versioned-store.ts';
import { ApiError } from '#src/lib/api/api-error.ts';

/** A backend that can be down, and the device. */
function world(value?: string, version = 0) {
  const kept = { value, version, isDown: false, lag: 0 };
  const store: Store<string> = {
    read: () => Promise.resolve({ value: kept.value, version: kept.version }),
    async save(next, seen) {
      if (kept.isDown) throw new Error('down');
      if (seen !== kept.version) throw new ApiError(412, 'stale', 'changed');
      kept.value = next;
      kept.version += 1;
      if (kept.lag > 0) await new Promise((resolve) => setTimeout(resolve, kept.lag));
      return { version: kept.version };
    },
  };
  const device: { lies: Unsaved<string> | undefined; writes: number } = { lies: undefined, writes: 0 };
  const vault: Vault<string> = {
    ids: ['here'],
    seal(draft) {
      device.lies = draft;
      device.writes += 1;
      return Promise.resolve(true);
    },
    drop() {
      device.lies = undefined;
      return Promise.resolve();
    },
    leave: vi.fn(),
  };
  return { kept, store, device, vault };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a usual save writes nothing to the device, however long somebody types', async () => {
  const { kept, store, device, vault } = world();
  kept.lag = 250;
  const saver = new Autosaver(store, 0, undefined, { vault });
  for (let letters = 1; letters < 60; letters += 1) {
    saver.change('a'.repeat(letters));
    await pass(200);
  }
  await pass(2_000);
  expect(saver.status).toBe('saved');
  expect(device.writes).toBe(0);
});

test('what no answer says is saved lies sealed before it is two seconds old', async () => {
  const { kept, store, device, vault } = world();
  kept.lag = 60_000;
  const saver = new Autosaver(store, 0, undefined, { vault });
  saver.change('a');
  await pass(1_600);
  expect(device.lies).toMatchObject({ value: 'a', version: 0, unanswered: ['a'] });
  saver.change('ab');
  await pass(1_600);
  expect(device.lies).toMatchObject({ value: 'ab', version: 0, unanswered: ['a'] });
});

test('while the line is down it is sealed within half a second, with what it was made from', async () => {
  const { kept, store, device, vault } = world('stored', 7);
  const saver = new Autosaver(store, 7, 'stored', { vault });
  kept.isDown = true;
  saver.change('a');
  await pass(650);
  expect(device.lies).toMatchObject({ value: 'a', version: 7, base: 'stored' });
  expect(saver.isSealed).toBe(true);
  saver.change('ab');
  await pass(500);
  expect(device.lies).toMatchObject({ value: 'ab', version: 7 });
  expect(saver.isSealed).toBe(true);
});

test('what lies sealed is said to be there while somebody types on, and no more once it can’t be kept', async () => {
  const { kept, store, vault } = world('stored', 7);
  const saver = new Autosaver(store, 7, 'stored', { vault });
  kept.isDown = true;
  saver.change('a');
  await pass(650);
  const said: boolean[] = [];
  saver.subscribe(() => said.push(saver.isSealed));
  saver.change('ab');
  await pass(500);
  saver.change('abc');
  await pass(500);
  expect(new Set(said)).toEqual(new Set([true]));
  vault.seal = () => Promise.resolve(false);
  saver.change('abcd');
  await pass(500);
  expect(saver.isSealed).toBe(false);
});

test('once the backend has it, it is sealed no more', async () => {
  const { kept, store, device, vault } = world();
  kept.isDown = true;
  const saver = new Autosaver(store, 0, undefined, { vault });
  saver.change('a');
  await pass(700);
  expect(device.lies).toBeDefined();
  kept.isDown = false;
  await pass(5_000);
  expect(saver.status).toBe('saved');
  expect([device.lies, saver.isSealed]).toEqual([undefined, false]);
});

test('what waits for a choice lies sealed, and goes with the one that is not kept', async () => {
  const { store, device, vault } = world('theirs', 3);
  const saver = new Autosaver(store, 2, undefined, { vault });
  saver.change('mine');
  await pass(700);
  expect(saver.status).toBe('conflict');
  expect(device.lies).toMatchObject({ value: 'mine', version: 2 });
  await saver.giveUp();
  expect(device.lies).toBeUndefined();
});

test('what is sent as its record stays sealed until that is done', async () => {
  const { kept, store, device, vault } = world();
  kept.isDown = true;
  const saver = new Autosaver(store, 0, undefined, { vault });
  saver.change('a');
  await saver.makeWay();
  expect(device.lies).toMatchObject({ value: 'a' });
});

test('what was just being sealed when its record was stored does not lie there after it', async () => {
  const { kept, store, device, vault } = world();
  kept.isDown = true;
  const { seal } = vault;
  vault.seal = async (draft) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return seal(draft);
  };
  const saver = new Autosaver(store, 0, undefined, { vault });
  saver.change('a');
  await saver.makeWay();
  saver.noteStored();
  await pass(1_000);
  expect([device.writes, device.lies, saver.isSealed]).toEqual([1, undefined, false]);
});

test('at the end of the session, and when the page is left, it is sealed at once', async () => {
  for (const leave of ['hold', 'close'] as const) {
    const { kept, store, device, vault } = world();
    kept.isDown = true;
    const saver = new Autosaver(store, 0, undefined, { vault });
    saver.change('a');
    void saver[leave]();
    await pass(0);
    expect(device.lies, leave).toMatchObject({ value: 'a' });
  }
});

test('what a form that was left keeps for the next one lies there when that takes it over', async () => {
  const { kept, store, device, vault } = world();
  kept.isDown = true;
  const saver = new Autosaver(store, 0, undefined, { vault });
  saver.change('a');
  void saver.close();
  await pass(0);
  await saver.pause();
  expect(saver.paused).toMatchObject({ value: 'a', ids: ['here'] });
  expect(vault.leave).not.toHaveBeenCalled();
  saver.handOver();
  await pass(0);
  expect(vault.leave).toHaveBeenCalled();
  expect(device).toMatchObject({ lies: { value: 'a' }, writes: 1 });
});

test('a form that is gone with a choice open waits for it where that can’t be sealed, and on the device where it can', async () => {
  for (const canSeal of [true, false]) {
    const { store, vault } = world('theirs', 3);
    vault.seal = () => new Promise((resolve) => setTimeout(() => resolve(canSeal), 300));
    const saver = new Autosaver(store, 2, undefined, { vault });
    saver.change('mine');
    void saver.close();
    await pass(1_000);
    expect([saver.status, saver.isLeft]).toEqual(['conflict', !canSeal]);
  }
});

test('a form that is gone says so, and one that is held for its person does once nobody waits for it', async () => {
  const gone = world();
  await new Autosaver(gone.store, 0, undefined, { vault: gone.vault }).close();
  await pass(0);
  expect(gone.vault.leave).toHaveBeenCalled();

  const held = world();
  const saver = new Autosaver(held.store, 0, undefined, { vault: held.vault });
  saver.change('a');
  saver.hold();
  void saver.close();
  await pass(0);
  expect(held.vault.leave).not.toHaveBeenCalled();
  saver.letGo();
  await pass(0);
  expect(held.vault.leave).toHaveBeenCalled();
  expect(held.device.lies).toBeDefined();
});

test('what was found is saved by itself over the version that it was made from', async () => {
  const { kept, store, vault } = world('stored', 7);
  const saver = new Autosaver(store, 7, undefined, { vault, found: { value: 'typed', version: 7, unanswered: [] } });
  expect([saver.status, saver.isRestored]).toEqual(['unsaved', true]);
  saver.open();
  await pass(0);
  expect([kept.value, saver.status]).toEqual(['typed', 'saved']);
  saver.noteRead();
  expect(saver.isRestored).toBe(false);
});

test('what was found never overwrites what another device has saved since', async () => {
  const { kept, store, vault } = world('theirs', 8);
  const merge = (base: string, mine: string, theirs: string) => theirs + mine.slice(base.length);
  const found = { value: 'stored+mine', version: 7, base: 'stored', unanswered: [] };
  const saver = new Autosaver({ ...store, merge }, 7, 'stored+mine', { vault, found });
  saver.open();
  await pass(0);
  expect([kept.value, saver.status]).toEqual(['theirs', 'conflict']);
  await saver.keepMine();
  expect(kept.value).toBe('theirs+mine');
});

test('what the page before sent, with its reply lost, is no conflict with oneself', async () => {
  const { kept, store, vault } = world('sent', 8);
  const found = { value: 'sent and more', version: 7, unanswered: ['sent'] };
  const saver = new Autosaver(store, 7, undefined, { vault, found });
  saver.open();
  await pass(10);
  expect([kept.value, saver.status]).toEqual(['sent and more', 'saved']);
});

test('what was typed after the record was sent, with that reply lost, is no conflict with oneself on the next page', async () => {
  const { kept, store, device, vault } = world('sent', 4);
  const page = new Autosaver(store, 4, undefined, { vault });
  await page.makeWay();
  page.takeBack();
  // The backend has the record, and with it has dropped the draft.
  Object.assign(kept, { value: undefined, version: 5, isDown: true });
  page.change('typed since');
  await pass(700);
  kept.isDown = false;
  const next = new Autosaver(store, 5, undefined, { found: device.lies });
  next.open();
  await pass(10);
  expect([kept.value, next.status]).toEqual(['typed since', 'saved']);
});
