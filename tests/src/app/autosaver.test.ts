import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/app/api/ApiError.ts';
import { Autosaver } from '../../../src/app/autosave/autosaver.ts';
import type { Store } from '../../../src/app/autosave/versioned-store.ts';

/** A backend that keeps one value with its version, as the real one does. */
function backend(value?: string, version = 0) {
  const kept = { value, version, writes: [] as string[] };
  const store: Store<string> = {
    read: () => Promise.resolve({ value: kept.value, version: kept.version }),
    save: (next, seen) => {
      if (seen !== kept.version) return Promise.reject(new ApiError(412, 'stale', 'changed'));
      kept.value = next;
      kept.version += 1;
      kept.writes.push(next);
      return Promise.resolve({ version: kept.version });
    },
  };
  return { kept, store };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const quiet = () => vi.advanceTimersByTimeAsync(600);

/** The same, where each save waits until it is released. */
function slowBackend() {
  const { kept, store } = backend();
  let open = () => {};
  const slow: Store<string> = {
    ...store,
    save: async (...given) => {
      await new Promise<void>((resolve) => (open = resolve));
      return store.save(...given);
    },
  };
  return { kept, slow, release: () => open() };
}

test('what is typed is saved once it has been quiet for a moment, the last value only', async () => {
  const { kept, store } = backend();
  const saver = new Autosaver(store, 0);
  saver.change('a');
  await vi.advanceTimersByTimeAsync(500);
  saver.change('ab');
  expect(kept.writes).toEqual([]);
  await quiet();
  expect(kept.writes).toEqual(['ab']);
  expect(saver.status).toBe('saved');
});

test('who types without a pause is saved all the same, every 1.2 seconds', async () => {
  const { kept, store } = backend();
  const saver = new Autosaver(store, 0);
  let typed = '';
  for (let letter = 0; letter < 10; letter += 1) {
    saver.change((typed += 'a'));
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(kept.writes.map(({ length }) => length)).toEqual([4, 8]);
});

test('leaving is asked about only while what was typed would be lost by it', async () => {
  const { store } = backend();
  let isDown = true;
  const flaky: Store<string> = {
    ...store,
    save: (...given) => (isDown ? Promise.reject(new Error('down')) : store.save(...given)),
  };
  const saver = new Autosaver(flaky, 0);
  expect(saver.isAtRisk).toBe(false);
  saver.change('a');
  expect(saver.isAtRisk).toBe(false);
  await quiet();
  expect([saver.status, saver.isAtRisk]).toEqual(['failed', true]);
  isDown = false;
  await saver.flush();
  expect([saver.status, saver.isAtRisk]).toEqual(['saved', false]);

  saver.change('a'.repeat(20_000));
  expect(saver.isAtRisk).toBe(true);
  await saver.flush();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(saver.isAtRisk).toBe(false);
  saver.change('b');
  expect(saver.isAtRisk).toBe(true);
});

test('typing on while a save is under way saves again over the new version', async () => {
  const { kept, slow, release } = slowBackend();
  const saver = new Autosaver(slow, 0);
  saver.change('a');
  await quiet();
  saver.change('ab');
  await quiet();
  release();
  await vi.advanceTimersByTimeAsync(0);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.writes).toEqual(['a', 'ab']);
});

test('a save that failed is tried again by itself, with the newest value', async () => {
  const { kept, store } = backend();
  let failures = 1;
  const flaky: Store<string> = {
    ...store,
    save: (...given) => (failures-- > 0 ? Promise.reject(new Error('down')) : store.save(...given)),
  };
  const saver = new Autosaver(flaky, 0);
  saver.change('a');
  await quiet();
  expect(saver.status).toBe('failed');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.writes).toEqual(['a']);
  expect(saver.status).toBe('saved');
});

test('what failed is shown as failed until it is saved, also while it is tried again or typed on', async () => {
  const { store } = backend();
  let failures = 2;
  const flaky: Store<string> = {
    ...store,
    save: (...given) => (failures-- > 0 ? Promise.reject(new Error('down')) : store.save(...given)),
  };
  const saver = new Autosaver(flaky, 0);
  saver.change('a');
  await quiet();
  const shown: string[] = [];
  saver.subscribe(() => shown.push(saver.status));
  saver.change('ab');
  await quiet();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([...new Set(shown)]).toEqual(['failed', 'saved']);
});

test('what another tab saved is never overwritten before the person has chosen', async () => {
  const { kept, store } = backend('theirs', 3);
  const saver = new Autosaver(store, 2);
  saver.change('mine');
  await quiet();
  expect(saver.status).toBe('conflict');
  saver.change('mine!');
  await quiet();
  expect(kept.value).toBe('theirs');
  await saver.keepMine();
  expect(kept.value).toBe('mine!');
  expect(saver.status).toBe('saved');
});

test('what another tab saved and says the same is no conflict', async () => {
  const { kept, store } = backend('theirs', 5);
  const saver = new Autosaver(store, 4);
  saver.change('theirs');
  await quiet();
  expect([saver.status, saver.version, kept.writes]).toEqual(['saved', 5, []]);
});

test('a draft that was emptied when this form’s record was stored is begun anew without a question', async () => {
  const { kept, store } = backend(undefined, 7);
  const saver = new Autosaver(store, 4);
  await saver.makeWay();
  saver.change('corrected');
  await quiet();
  await quiet();
  expect(kept.value).toBe('corrected');
  expect(saver.status).toBe('saved');
});

test('a draft that was sent from another tab or device is not begun anew before the person has chosen', async () => {
  const { kept, store } = backend(undefined, 0);
  const saver = new Autosaver(store, 4);
  saver.change('mine');
  await quiet();
  expect([kept.writes, saver.status]).toEqual([[], 'conflict']);
  await saver.keepMine();
  expect([kept.value, saver.status]).toEqual(['mine', 'saved']);
});

test('leaving the page saves at once what is not saved yet', async () => {
  const { kept, store } = backend();
  const saver = new Autosaver(store, 0);
  saver.change('a');
  await saver.flush({ leaving: true });
  expect(kept.writes).toEqual(['a']);
});

/** A form whose draft could not be saved when its record was sent. */
async function sentUnsaved() {
  const { kept, store } = backend();
  let isDown = true;
  const save = vi.fn<Store<string>['save']>((...given) =>
    isDown ? Promise.reject(new Error('down')) : store.save(...given),
  );
  const saver = new Autosaver({ ...store, save }, 0);
  saver.change('a');
  await saver.makeWay();
  isDown = false;
  return { kept, save, saver };
}

test('while a record is stored no draft of it is sent, and what was not saved counts as such until it is stored', async () => {
  const { kept, saver } = await sentUnsaved();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([kept.writes, saver.status, saver.isUnsaved]).toEqual([[], 'unchanged', true]);
  saver.noteStored();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([kept.writes, saver.status, saver.isUnsaved]).toEqual([[], 'unchanged', false]);
});

test('where the record could not be stored, what was not saved before is saved as a draft after all', async () => {
  const { kept, saver } = await sentUnsaved();
  saver.takeBack();
  expect(saver.status).toBe('unsaved');
  await quiet();
  expect([kept.writes, saver.status, saver.isUnsaved]).toEqual([['a'], 'saved', false]);
});

test('a record that is sent twice over, as by a double click, keeps what was not saved before', async () => {
  const { kept, saver } = await sentUnsaved();
  await saver.makeWay();
  saver.takeBack();
  await quiet();
  expect(kept.writes).toEqual(['a']);
});

test('what is typed after a record was sent is not replaced by what was sent', async () => {
  const { kept, saver } = await sentUnsaved();
  saver.change('ab');
  saver.takeBack();
  await quiet();
  expect(kept.writes).toEqual(['ab']);
});

test('where the session ends while a record is stored, what was not saved is kept for the person', async () => {
  const { kept, saver } = await sentUnsaved();
  saver.hold();
  await saver.release();
  expect(kept.writes).toEqual(['a']);
});

test('a record that is stored ends a conflict about its draft', async () => {
  const { store } = backend('theirs', 3);
  const saver = new Autosaver(store, 2);
  saver.change('mine');
  await quiet();
  await saver.makeWay();
  expect(saver.status).toBe('conflict');
  saver.noteStored();
  expect([saver.status, saver.isUnsaved]).toEqual(['unchanged', false]);
});

test('a save whose answer was lost is no conflict with oneself', async () => {
  const { kept, store } = backend();
  let lost = 1;
  const lossy: Store<string> = {
    ...store,
    save: async (...given) => {
      const answer = await store.save(...given);
      if (lost-- > 0) throw new Error('the line went down');
      return answer;
    },
  };
  const saver = new Autosaver(lossy, 0);
  saver.change('a');
  await quiet();
  expect(saver.status).toBe('failed');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saver.status).toBe('saved');
  saver.change('ab');
  await quiet();
  expect(kept.writes).toEqual(['a', 'ab']);
});

test('leaving while a save is under way makes no conflict with oneself', async () => {
  const { kept, slow, release } = slowBackend();
  const saver = new Autosaver(slow, 0);
  saver.change('a');
  await quiet();
  saver.change('ab');
  const left = saver.flush({ leaving: true });
  release();
  await vi.advanceTimersByTimeAsync(0);
  release();
  await left;
  expect(kept.writes).toEqual(['a', 'ab']);
  expect(saver.status).toBe('saved');
});

test('what the backend refused for good is not sent again by itself', async () => {
  const save = vi.fn(() => Promise.reject(new ApiError(422, 'unprocessable', 'no')));
  const saver = new Autosaver<string>({ ...backend().store, save }, 0);
  saver.change('a');
  await quiet();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(saver.status).toBe('failed');
});

/** A form that was left while its draft could not be saved. */
async function left(value?: string, version = 0) {
  const { kept, store } = backend(value, version);
  const line = { isDown: true };
  const save = vi.fn<Store<string>['save']>((...given) =>
    line.isDown ? Promise.reject(new Error('down')) : store.save(...given),
  );
  const saver = new Autosaver({ ...store, save }, 0);
  saver.change('a');
  const ended = vi.fn();
  void saver.close().then(ended);
  await vi.advanceTimersByTimeAsync(0);
  return { kept, line, save, saver, ended };
}

test('once its screen has gone, what could not be saved is tried until it is', async () => {
  const { kept, line, saver, ended } = await left();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([saver.isLeft, ended.mock.calls.length]).toEqual([true, 0]);
  line.isDown = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept.writes).toEqual(['a']);
  expect([saver.isLeft, ended.mock.calls.length]).toEqual([false, 1]);
});

test('once its screen has gone, nothing is tried that waits for the choice of the person', async () => {
  const { line, save, ended } = await left('theirs', 3);
  line.isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ended).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(2);
});

test('once its person has gone, nothing is sent for a form that was left', async () => {
  const { save, saver, ended } = await left();
  saver.letGo();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a form that is opened again goes on with what one that was left could not save, which sends no more', async () => {
  const { save, saver, ended } = await left();
  expect(await saver.handOver()).toEqual({ value: 'a', version: 0, base: undefined, unanswered: ['a'], ids: [] });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a form that is opened again while the one before is just being saved waits for it, and finds nothing to go on with', async () => {
  const { slow, release, kept } = slowBackend();
  const saver = new Autosaver(slow, 0);
  saver.change('a');
  void saver.close();
  const handedOver = saver.handOver();
  release();
  expect(await handedOver).toBeUndefined();
  expect(kept.writes).toEqual(['a']);
});

test('where the store can merge, what another tab changed stays beside what was changed here', async () => {
  const { kept, store } = backend('a', 1);
  const merge = (base: string, mine: string, theirs: string) => `${theirs}${mine.slice(base.length)}`;
  const saver = new Autosaver({ ...store, merge }, 1, 'a');
  saver.change('ab');
  await quiet();
  Object.assign(kept, { value: 'ab-theirs', version: 3 });
  saver.change('ab-mine');
  await quiet();
  expect(saver.status).toBe('conflict');
  await saver.keepMine();
  expect(kept.value).toBe('ab-theirs-mine');
  expect(saver.merged).toBe('ab-theirs-mine');
  expect(saver.status).toBe('saved');
});

test('while the session is over nothing is sent nor given up, and what was typed is saved once the person is back', async () => {
  const { kept, store } = backend();
  const refused: Store<string> = { ...store, save: () => Promise.reject(new ApiError(401, 'unauthorized', '')) };
  let isOver = true;
  const save = vi.fn<Store<string>['save']>((...given) => (isOver ? refused : store).save(...given));
  const saver = new Autosaver({ ...store, save }, 0);
  saver.change('a');
  await quiet();
  expect(saver.isUnsaved).toBe(true);
  saver.hold();
  void saver.close();
  await saver.makeWay();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
  isOver = false;
  await saver.release();
  expect(kept.value).toBe('a');
  expect(saver.isUnsaved).toBe(false);
});

test('a save that is refused because the session is over is not tried again by itself', async () => {
  const { store } = backend();
  let refuse: (error: Error) => void = () => {};
  const save = vi.fn(() => new Promise<{ version: number }>((_, reject) => (refuse = reject)));
  const saver = new Autosaver({ ...store, save }, 0);
  saver.change('a');
  await quiet();
  saver.hold();
  refuse(new ApiError(401, 'unauthorized', ''));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(saver.isUnsaved).toBe(true);
});

test('what waits for another save is not sent where the session is over when that one ends', async () => {
  const { slow, release } = slowBackend();
  const save = vi.spyOn(slow, 'save');
  const saver = new Autosaver(slow, 0);
  saver.change('a');
  await quiet();
  saver.change('b');
  const flushed = saver.flush();
  saver.hold();
  release();
  await flushed;
  expect(save).toHaveBeenCalledTimes(1);
  expect(saver.isUnsaved).toBe(true);
});
