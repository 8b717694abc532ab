import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosaver } from '#src/features/drafts/autosaver.ts';
import { backend, backendOnLine } from './backend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const quiet = () => vi.advanceTimersByTimeAsync(600);

/** A form whose draft could not be saved when its record was sent. */
async function sentUnsaved() {
  const { kept, line, store } = backendOnLine();
  const saver = new Autosaver(store, 0);
  saver.change('a');
  await saver.makeWay();
  line.isDown = false;
  return { kept, saver };
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
