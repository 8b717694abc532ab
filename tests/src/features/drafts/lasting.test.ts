import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosaver } from '#src/features/drafts/autosaver.ts';
import type { Store } from '#src/features/drafts/versioned-store.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { backend, backendOnLine, slowBackend } from './backend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const quiet = () => vi.advanceTimersByTimeAsync(600);

/** A form that was left while its draft could not be saved, nor sealed. */
async function left(value?: string, version = 0) {
  const { kept, line, save, store } = backendOnLine(value, version);
  const saver = new Autosaver(store, 0);
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

test('once its screen has gone, nothing is tried that waits for the choice of the person, and it stays for that', async () => {
  const { line, save, saver, ended } = await left('theirs', 3);
  line.isDown = false;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(2);
  expect([saver.status, saver.isLeft, saver.isAtRisk, ended.mock.calls.length]).toEqual(['conflict', true, true, 0]);
  await saver.pause();
  expect(saver.paused).toMatchObject({ value: 'a', version: 0 });
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
  await saver.pause();
  expect(saver.paused).toEqual({ value: 'a', version: 0, base: undefined, unanswered: ['a'], ids: [] });
  await vi.advanceTimersByTimeAsync(120_000);
  expect([saver.isLeft, saver.isAtRisk, ended.mock.calls.length]).toEqual([true, true, 0]);
  saver.handOver();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('where a form that is opened again never stands, the one that was left goes on', async () => {
  const { kept, line, saver, ended } = await left();
  await saver.pause();
  void saver.release();
  expect(saver.paused).toBeUndefined();
  line.isDown = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([kept.writes, ended.mock.calls.length]).toEqual([['a'], 1]);
});

test('what a form that was left keeps for the next one is kept for its person where the session ends before that', async () => {
  const { saver, ended } = await left();
  await saver.pause();
  saver.hold();
  expect([saver.paused, saver.isUnsaved, ended.mock.calls.length]).toEqual([undefined, true, 0]);
});

test('a form that is opened again while the one before is just being saved waits for it, and finds nothing to go on with', async () => {
  const { slow, release, kept } = slowBackend();
  const saver = new Autosaver(slow, 0);
  saver.change('a');
  void saver.close();
  const pausing = saver.pause();
  release();
  await pausing;
  expect([saver.paused, saver.isLeft]).toEqual([undefined, false]);
  expect(kept.writes).toEqual(['a']);
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
