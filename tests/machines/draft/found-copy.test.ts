import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass, startDraft, world } from './world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ids = ['before'];

test('what was found is saved by itself over the version that it was made from, and what lay there goes', async () => {
  const { kept, services, device } = world('stored', 7);
  const found = { value: 'typed', version: 7, unanswered: [], ids };
  const { status, context } = startDraft(services, { version: 7, found });
  expect([status(), context().isRestored]).toEqual(['saving', true]);
  await pass(0);
  expect([kept.value, status()]).toEqual(['typed', 'saved']);
  expect(device.dropped).toEqual([['here', 'before']]);
});

test('a copy takes the place of what was found', async () => {
  const { line, services } = world('stored', 7);
  line.isDown = true;
  const { type } = startDraft(services, { found: { value: 'typed', version: 7, unanswered: [], ids } });
  await pass(0);
  expect(services.encrypt).toHaveBeenCalledWith(expect.objectContaining({ entryId: 'here', foundIds: ids }));
  type('more');
  await pass(500);
  expect(services.encrypt).toHaveBeenLastCalledWith(expect.objectContaining({ foundIds: [] }));
});

test('what was found never overwrites what another device has saved since', async () => {
  const { kept, services } = world('theirs', 8);
  const found = { value: 'stored+mine', version: 7, base: 'stored', unanswered: [], ids };
  const { send, status } = startDraft(services, { version: 8, base: 'theirs', found });
  await pass(0);
  expect([kept.value, status()]).toEqual(['theirs', 'conflict']);
  send({ type: 'conflict.mineKept' });
  await pass(0);
  expect(services.overrule).toHaveBeenCalledWith(expect.objectContaining({ base: 'stored', mine: 'stored+mine' }));
});

test('what the page before sent, with its reply lost, is no conflict with oneself', async () => {
  const { kept, services } = world('sent', 8);
  const found = { value: 'sent and more', version: 7, unanswered: ['sent'], ids };
  const { status } = startDraft(services, { version: 8, found });
  await pass(0);
  expect([kept.value, status()]).toEqual(['sent and more', 'saved']);
});

test('of many tries the first and the last are kept for the page that comes after', async () => {
  const { line, services, device } = world();
  line.isDown = true;
  const { type } = startDraft(services);
  for (const letter of ['a', 'b', 'c', 'd', 'e', 'f']) {
    type(letter);
    await pass(600);
  }
  await pass(10);
  expect(device.lies?.unanswered).toEqual(['a', 'c', 'd', 'e']);
});

test('what was typed after the record was sent, with that reply lost, is no conflict with oneself on the next page', async () => {
  const { kept, line, services, device } = world('sent', 4);
  const page = startDraft(services, { version: 4 });
  services.storeRecord.mockRejectedValueOnce(new Error('lost'));
  page.submit();
  await pass(0);
  // The backend has the record, and with it has dropped the draft.
  Object.assign(kept, { value: undefined, version: 5 });
  line.isDown = true;
  page.type('typed since');
  await pass(700);
  const found = { ...device.lies!, ids };
  page.actor.stop();
  line.isDown = false;
  const next = startDraft(services, { version: 5, found });
  await pass(0);
  expect([kept.value, next.status()]).toEqual(['typed since', 'saved']);
});
