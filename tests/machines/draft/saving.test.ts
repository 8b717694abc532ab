import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass, quiet, slow, startDraft, world } from './world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is saved once it has been quiet for a moment, the last value only', async () => {
  const { kept, services } = world();
  const { type, status } = startDraft(services);
  type('a');
  expect(status()).toBe('unsaved');
  await pass(500);
  type('ab');
  await pass(599);
  expect(kept.writes).toEqual([]);
  await pass(1);
  expect(kept.writes).toEqual(['ab']);
  expect(status()).toBe('saved');
});

test('who types without a pause is saved all the same, every 1.2 seconds', async () => {
  const { kept, services } = world();
  const { type } = startDraft(services);
  let typed = '';
  for (let letter = 0; letter < 10; letter += 1) {
    type((typed += 'a'));
    await pass(300);
  }
  expect(kept.writes.map((value) => (value as string).length)).toEqual([4, 8]);
});

test('the time for what was typed counts from its own first key, whatever was saved or given up before', async () => {
  const { kept, services } = world();
  const { type, send } = startDraft(services);
  type('a');
  await pass(500);
  send({ type: 'save.requested' });
  await pass(0);
  type('ab');
  await pass(599);
  expect(kept.writes).toEqual(['a']);
  await pass(1);
  expect(kept.writes).toEqual(['a', 'ab']);
});

test('leaving is asked about only while what was typed would be lost by it', async () => {
  const { line, services } = world();
  const { type, send, isAtRisk, status } = startDraft(services);
  line.isDown = true;
  expect(isAtRisk()).toBe(false);
  type('a');
  expect(isAtRisk()).toBe(false);
  await quiet();
  expect([status(), isAtRisk()]).toEqual(['failed', true]);
  line.isDown = false;
  send({ type: 'save.requested' });
  await pass(0);
  expect([status(), isAtRisk()]).toEqual(['saved', false]);

  type('a'.repeat(20_000));
  expect(isAtRisk()).toBe(true);
  send({ type: 'save.requested' });
  await pass(0);
  expect(isAtRisk(false)).toBe(false);
  type('b');
  expect([isAtRisk(), isAtRisk(false)]).toEqual([false, true]);
});

test('leaving is asked about while a save is on its way that is too long for the browser to finish it alone', async () => {
  const { services } = world();
  const release = slow(services);
  const { type, isAtRisk } = startDraft(services);
  type('a'.repeat(20_000));
  await quiet();
  expect(isAtRisk()).toBe(true);
  await release();
  expect(isAtRisk()).toBe(false);
});

test('what came while a save is on its way would have to wait for its answer, so leaving is asked about', async () => {
  const { services } = world();
  slow(services);
  const { type, isAtRisk } = startDraft(services);
  type('a');
  await quiet();
  expect(isAtRisk()).toBe(false);
  type('ab');
  expect(isAtRisk()).toBe(true);
});

test('typing on while a save is under way saves again over the new version, once that is answered', async () => {
  const { kept, services } = world();
  const release = slow(services);
  const { type } = startDraft(services);
  type('a');
  await quiet();
  type('ab');
  await quiet();
  expect(services.save).toHaveBeenCalledTimes(1);
  await release();
  expect(services.save).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'ab', version: 1 }));
  await release();
  expect(kept.writes).toEqual(['a', 'ab']);
});

test('what was typed while a save was on its way is what is tried next, where that save failed', async () => {
  const { kept, line, services } = world();
  const release = slow(services);
  const { type, context } = startDraft(services);
  line.isDown = true;
  type('a');
  await quiet();
  type('ab');
  await release();
  expect(context().waiting?.value).toBe('ab');
  line.isDown = false;
  await pass(2_000);
  await release();
  expect(kept.writes).toEqual(['ab']);
});

test('a save that failed is tried again by itself, with the newest value, after pauses that grow', async () => {
  const { kept, line, services } = world();
  const { type, status } = startDraft(services);
  line.isDown = true;
  type('a');
  await quiet();
  expect(status()).toBe('failed');
  let tries = 1;
  for (const pause of [2_000, 5_000, 15_000, 30_000, 30_000]) {
    await pass(pause - 1);
    expect(services.save).toHaveBeenCalledTimes(tries);
    await pass(1);
    expect(services.save).toHaveBeenCalledTimes((tries += 1));
  }
  line.isDown = false;
  type('ab');
  await quiet();
  expect(kept.writes).toEqual(['ab']);
  expect(status()).toBe('saved');
});

test('what failed is shown as failed until it is saved, also while it is tried again or typed on', async () => {
  const { line, services } = world();
  const { actor, type, status } = startDraft(services);
  line.isDown = true;
  type('a');
  await quiet();
  const shown: string[] = [];
  actor.subscribe(() => shown.push(status()));
  type('ab');
  await quiet();
  line.isDown = false;
  await pass(5_000);
  expect([...new Set(shown)]).toEqual(['failed', 'saved']);
});

test('leaving the page saves at once what is not saved yet, so that it outlives the page', async () => {
  const { kept, services } = world();
  const { type, send } = startDraft(services);
  type('a');
  send({ type: 'page.left' });
  await pass(0);
  expect(kept.writes).toEqual(['a']);
  expect(services.save).toHaveBeenCalledWith(expect.objectContaining({ isLeaving: true }));
  type('ab');
  await quiet();
  expect(services.save).toHaveBeenLastCalledWith(expect.objectContaining({ isLeaving: false }));
});

test('leaving while a save is under way makes no conflict with oneself', async () => {
  const { kept, services } = world();
  const release = slow(services);
  const { type, send, status } = startDraft(services);
  type('a');
  await quiet();
  type('ab');
  send({ type: 'page.left' });
  await release();
  expect(services.save).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'ab', isLeaving: true }));
  await release();
  expect([kept.writes, status()]).toEqual([['a', 'ab'], 'saved']);
});

test('what the backend refused for good is not sent again by itself, and is once it is changed', async () => {
  const { services } = world();
  services.save.mockResolvedValue({ kind: 'refused' });
  const { type, status } = startDraft(services);
  type('a');
  await quiet();
  await pass(120_000);
  expect(services.save).toHaveBeenCalledTimes(1);
  expect(status()).toBe('failed');
  type('ab');
  expect(status()).toBe('unsaved');
  await quiet();
  expect(services.save).toHaveBeenCalledTimes(2);
});
