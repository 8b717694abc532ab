import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosaver } from '#src/features/drafts/autosaver.ts';
import type { Store } from '#src/features/drafts/versioned-store.ts';
import { backend, slowBackend } from './backend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const quiet = () => vi.advanceTimersByTimeAsync(600);

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
