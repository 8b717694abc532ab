import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass, quiet, startDraft, world } from './world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what another tab saved is never overwritten before the person has chosen', async () => {
  const { kept, services } = world('theirs', 3);
  const { type, send, status } = startDraft(services, { version: 2 });
  type('mine');
  await quiet();
  expect(status()).toBe('conflict');
  type('mine!');
  send({ type: 'save.requested' });
  await pass(120_000);
  expect([kept.value, status()]).toEqual(['theirs', 'conflict']);
  send({ type: 'conflict.mineKept' });
  await pass(0);
  expect([kept.value, status()]).toEqual(['mine!', 'saved']);
});

test('a choice stays open where the backend can’t be reached', async () => {
  const { kept, services } = world('theirs', 3);
  const { type, send, status } = startDraft(services, { version: 2 });
  type('mine');
  await quiet();
  services.overrule.mockRejectedValueOnce(new Error('down'));
  send({ type: 'conflict.mineKept' });
  await pass(0);
  expect([kept.value, status()]).toEqual(['theirs', 'conflict']);
});

test('of what the person gave up nothing stays, and what they type from then on is a draft again', async () => {
  const { services } = world('theirs', 3);
  const { type, send, status, isUnsaved } = startDraft(services, { version: 2 });
  type('mine');
  await quiet();
  send({ type: 'conflict.theirsTaken' });
  await pass(120_000);
  expect([status(), isUnsaved(), services.save.mock.calls.length]).toEqual(['unchanged', false, 1]);
});

test('what another tab saved and says the same is no conflict, whatever the order of its properties', async () => {
  const { kept, services } = world();
  Object.assign(kept, { value: { zip: '60640', state: 'IL' }, version: 5 });
  const { type, status, context } = startDraft(services, { version: 4 });
  type({ state: 'IL', zip: '60640' });
  await quiet();
  expect([status(), context().version, kept.writes]).toEqual(['saved', 5, []]);
});

test('a draft that was emptied when this form’s record was sent, with the reply lost, is begun anew without a question', async () => {
  const { kept, services } = world('typed', 4);
  const { type, submit, status } = startDraft(services, { version: 4 });
  services.storeRecord.mockRejectedValueOnce(new Error('lost'));
  submit();
  await pass(0);
  Object.assign(kept, { value: undefined, version: 7 });
  type('corrected');
  await quiet();
  expect([kept.value, status()]).toEqual(['corrected', 'saved']);
});

test('a draft that was sent from another tab or device is not begun anew before the person has chosen', async () => {
  const { kept, services } = world(undefined, 0);
  const { type, send, status } = startDraft(services, { version: 4 });
  type('mine');
  await quiet();
  expect([kept.writes, status()]).toEqual([[], 'conflict']);
  send({ type: 'conflict.mineKept' });
  await pass(0);
  expect([kept.value, status()]).toEqual(['mine', 'saved']);
});

test('a save whose answer was lost is no conflict with oneself', async () => {
  const { kept, services } = world();
  const save = services.save.getMockImplementation()!;
  services.save.mockImplementationOnce(async (input) => {
    await save(input);
    throw new Error('the line went down');
  });
  const { type, status } = startDraft(services);
  type('a');
  await quiet();
  expect(status()).toBe('failed');
  await pass(2_000);
  expect(status()).toBe('saved');
  type('ab');
  await quiet();
  expect(kept.writes).toEqual(['a', 'ab']);
});

test('a save whose answer was lost is known as one’s own also when more was typed since', async () => {
  const { kept, services } = world();
  const save = services.save.getMockImplementation()!;
  services.save.mockImplementationOnce(async (input) => {
    await save(input);
    throw new Error('the line went down');
  });
  const { type, status } = startDraft(services);
  type('a');
  await quiet();
  type('ab');
  await quiet();
  expect([kept.writes, status()]).toEqual([['a', 'ab'], 'saved']);
});

test('where both go together, what another tab changed stays beside what was changed here', async () => {
  const { kept, services } = world('a', 1);
  services.overrule.mockImplementation(({ base, mine }) =>
    Promise.resolve({
      ...{ value: kept.value, version: kept.version },
      merged: `${String(kept.value)}${String(mine).slice(String(base).length)}`,
    }),
  );
  const { type, send, status, context } = startDraft(services, { version: 1, base: 'a' });
  type('ab');
  await quiet();
  Object.assign(kept, { value: 'ab-theirs', version: 3 });
  type('ab-mine');
  await quiet();
  expect(status()).toBe('conflict');
  send({ type: 'conflict.mineKept' });
  await pass(0);
  expect(kept.value).toBe('ab-theirs-mine');
  const merge = { before: 'ab-mine', after: 'ab-theirs-mine' };
  expect([context().merges, context().formValue, status()]).toEqual([[merge], 'ab-theirs-mine', 'saved']);
});
