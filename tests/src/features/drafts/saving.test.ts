import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosaver } from '#src/features/drafts/autosaver.ts';
import type { Store } from '#src/features/drafts/versioned-store.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { backend, slowBackend } from './backend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const quiet = () => vi.advanceTimersByTimeAsync(600);

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
  const saver = new Autosaver(downFor(1, store), 0);
  saver.change('a');
  await quiet();
  expect(saver.status).toBe('failed');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.writes).toEqual(['a']);
  expect(saver.status).toBe('saved');
});

test('what failed is shown as failed until it is saved, also while it is tried again or typed on', async () => {
  const { store } = backend();
  const saver = new Autosaver(downFor(2, store), 0);
  saver.change('a');
  await quiet();
  const shown: string[] = [];
  saver.subscribe(() => shown.push(saver.status));
  saver.change('ab');
  await quiet();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([...new Set(shown)]).toEqual(['failed', 'saved']);
});

test('leaving the page saves at once what is not saved yet', async () => {
  const { kept, store } = backend();
  const saver = new Autosaver(store, 0);
  saver.change('a');
  await saver.flush({ leaving: true });
  expect(kept.writes).toEqual(['a']);
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

/** A store that can't be reached for the first few tries. */
function downFor(tries: number, store: Store<string>): Store<string> {
  let failures = tries;
  return {
    ...store,
    save: (...given) => (failures-- > 0 ? Promise.reject(new Error('down')) : store.save(...given)),
  };
}
