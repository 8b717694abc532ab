import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreAnswer } from '#machines/draft/types.ts';
import { pass, quiet, startDraft, world } from './world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form whose draft could not be saved when its record was sent; `answer` is what becomes of that. */
async function sentUnsaved({ mayEncrypt = true } = {}) {
  const { kept, line, services } = world();
  if (!mayEncrypt) services.encrypt.mockResolvedValue(false);
  let answer: (stored: StoreAnswer | Error) => void = () => {};
  services.storeRecord.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        answer = (given) => (given instanceof Error ? reject(given) : resolve(given));
      }),
  );
  const draft = startDraft(services);
  line.isDown = true;
  draft.type('a');
  draft.submit();
  await pass(0);
  line.isDown = false;
  const store = async (given: StoreAnswer | Error) => {
    answer(given);
    await pass(0);
  };
  return { ...draft, kept, services, store };
}
const stored: StoreAnswer = { kind: 'stored', outcome: 'stored', version: 0 };

test('a record is sent once what was typed last is saved, with the version that it has then', async () => {
  const { kept, services } = world('before', 4);
  const { type, submit, context, status } = startDraft(services, { version: 4 });
  type('a');
  submit({ of: 'a' });
  await pass(0);
  expect(kept.writes).toEqual(['a']);
  expect(services.storeRecord).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ record: { of: 'a' }, version: 5 }),
  );
  expect([context().answer, status()]).toEqual([{ kind: 'done', outcome: 'stored' }, 'unchanged']);
});

test('a record waits for a save that is under way, and tells what the backend makes of it', async () => {
  const { services } = world();
  services.storeRecord.mockResolvedValue({ ...stored, outcome: 'refused' });
  const { type, submit, context } = startDraft(services);
  type('a');
  await quiet();
  type('ab');
  submit();
  submit();
  await pass(0);
  expect(services.storeRecord).toHaveBeenCalledTimes(1);
  expect(context().answer).toEqual({ kind: 'done', outcome: 'refused' });
});

test('while a record is stored no draft of it is sent, and what was not saved counts as such until it is stored', async () => {
  const { kept, status, isUnsaved, isAtRisk, store } = await sentUnsaved();
  await pass(60_000);
  expect([kept.writes, status(), isUnsaved(), isAtRisk()]).toEqual([[], 'unchanged', true, false]);
  await store(stored);
  await pass(60_000);
  expect([kept.writes, status(), isUnsaved()]).toEqual([[], 'unchanged', false]);
});

test('while a record is stored, what was not saved is asked about where no copy of it may lie on the device', async () => {
  const { isAtRisk, store } = await sentUnsaved({ mayEncrypt: false });
  expect(isAtRisk()).toBe(true);
  await store(stored);
  expect(isAtRisk()).toBe(false);
});

test('where the record could not be stored, what was not saved before is saved as a draft after all', async () => {
  const failure = new Error('down');
  const { kept, services, context, status, isUnsaved, store } = await sentUnsaved();
  await store(failure);
  expect(context().answer).toEqual({ kind: 'failed', error: failure });
  expect([kept.writes, status(), isUnsaved()]).toEqual([['a'], 'saved', false]);
  expect(services.save).toHaveBeenCalledTimes(2);
});

test('a record that is sent twice over, as by a double click, is sent once and keeps what was not saved before', async () => {
  const { kept, services, submit, store } = await sentUnsaved();
  submit();
  await store(new Error('down'));
  expect(kept.writes).toEqual(['a']);
  expect(services.storeRecord).toHaveBeenCalledTimes(1);
});

test.each([
  ['could not be stored', new Error('down')],
  ['was stored', stored],
])('what is typed after a record was sent is not replaced by what was sent: it %s', async (_, answer) => {
  const { kept, type, store } = await sentUnsaved();
  type('ab');
  await store(answer);
  await quiet();
  expect(kept.writes).toEqual(['ab']);
});

test('where the session ends while a record is stored, what was not saved is kept for the person', async () => {
  const { kept, send, store, isUnsaved } = await sentUnsaved();
  send({ type: 'session.over' });
  await store(new Error('over'));
  expect(isUnsaved()).toBe(true);
  send({ type: 'session.resumed' });
  await pass(0);
  expect(kept.writes).toEqual(['a']);
});

test('a conflict stops a record before it is sent, and the next press sends it once the person has chosen', async () => {
  const { services } = world('theirs', 3);
  const { type, send, submit, context, status } = startDraft(services, { version: 2 });
  type('mine');
  submit();
  await pass(0);
  expect([context().answer, status()]).toEqual([{ kind: 'conflict' }, 'conflict']);
  submit();
  expect(context().answer).toEqual({ kind: 'conflict' });
  expect(services.storeRecord).not.toHaveBeenCalled();
  send({ type: 'conflict.mineKept' });
  await pass(0);
  submit();
  await pass(0);
  expect(context().answer).toEqual({ kind: 'done', outcome: 'stored' });
});

test('a record that is read on a page without the choice is sent beside it, and ends the conflict once it is stored', async () => {
  const { services } = world('theirs', 3);
  const { type, submit, status, isUnsaved } = startDraft(services, { version: 2 });
  type('mine');
  services.storeRecord.mockRejectedValueOnce(new Error('down'));
  submit('record', false);
  await pass(0);
  expect([status(), isUnsaved()]).toEqual(['conflict', true]);
  submit('record', false);
  await pass(0);
  expect([status(), isUnsaved()]).toEqual(['unchanged', false]);
});

test('without a record all is saved and nothing is sent', async () => {
  const { kept, services } = world();
  const { type, send, context, status } = startDraft(services);
  const submit = () =>
    send({ type: 'record.submitted', record: undefined, stopsAtConflict: true, idempotencyKey: 'key' });
  type('a');
  submit();
  await pass(0);
  expect([kept.writes, status(), context().answer]).toEqual([['a'], 'saved', { kind: 'done', outcome: 'stored' }]);
  submit();
  expect(context().answer).toEqual({ kind: 'done', outcome: 'stored' });
  expect(services.storeRecord).not.toHaveBeenCalled();
});

test('the backend has dropped the draft whose record it has: what is typed from then on is a new one', async () => {
  const { kept, services } = world('before', 4);
  const { type, submit, status } = startDraft(services, { version: 4 });
  submit();
  await pass(0);
  Object.assign(kept, { value: undefined, version: 0 });
  type('anew');
  await quiet();
  expect([kept.writes, status(), services.read.mock.calls.length]).toEqual([['anew'], 'saved', 0]);
});

/** A record that the backend keeps where its draft stands, over the version of that. */
const answers = { record: 'answers/survey', version: 3, base: 'typed' };

test('when only the reply was lost, the record is found to be stored and is not sent again', async () => {
  const { kept, services } = world('typed', 3);
  const { submit, context } = startDraft(services, answers);
  services.storeRecord.mockImplementationOnce(() => {
    Object.assign(kept, { value: 'record', version: 4 });
    return Promise.reject(new Error('lost'));
  });
  submit();
  await pass(0);
  expect(context().answer).toMatchObject({ kind: 'failed' });
  submit();
  await pass(0);
  expect(context().answer).toEqual({ kind: 'done', outcome: 'stored' });
  expect(context().version).toBe(4);
  expect(services.storeRecord).toHaveBeenCalledTimes(1);
});

test('a record that never came through is sent again, also where that can’t be looked up', async () => {
  for (const canRead of [true, false]) {
    const { services } = world('typed', 3);
    const { submit, context } = startDraft(services, answers);
    services.storeRecord.mockRejectedValueOnce(new Error('down'));
    submit();
    await pass(0);
    if (!canRead) services.read.mockRejectedValueOnce(new Error('down'));
    submit();
    await pass(0);
    expect([context().answer?.kind, services.storeRecord.mock.calls.length]).toEqual(['done', 2]);
  }
});

test('what is changed after a record was sent, with the reply lost, is a draft of its own and no choice', async () => {
  const { kept, services } = world('typed', 3);
  const { type, submit, status } = startDraft(services, answers);
  services.storeRecord.mockImplementationOnce(() => {
    Object.assign(kept, { value: 'record', version: 4 });
    return Promise.reject(new Error('lost'));
  });
  submit();
  await pass(0);
  type('changed');
  await quiet();
  expect([kept.value, status()]).toEqual(['changed', 'saved']);
});

test('answers that another tab has changed meanwhile are not sent over: the person chooses', async () => {
  const { services } = world('theirs', 9);
  const failure = new Error('stale');
  const { submit, send, context, status } = startDraft(services, answers);
  services.storeRecord.mockResolvedValueOnce({ kind: 'stale', error: failure });
  submit();
  await pass(0);
  expect([context().answer, status()]).toEqual([{ kind: 'failed', error: failure }, 'conflict']);
  submit();
  await pass(0);
  expect(services.storeRecord).toHaveBeenCalledTimes(1);
  send({ type: 'conflict.mineKept' });
  await pass(0);
  submit();
  await pass(0);
  expect(services.storeRecord).toHaveBeenLastCalledWith(expect.objectContaining({ version: 10 }));
});

test('what another tab has stored after a reply was lost is not sent over, either', async () => {
  const { kept, services } = world('typed', 3);
  const { submit, context, status } = startDraft(services, answers);
  services.storeRecord.mockRejectedValueOnce(new Error('lost'));
  submit();
  await pass(0);
  Object.assign(kept, { value: 'theirs', version: 5 });
  submit();
  await pass(0);
  expect([context().answer, status()]).toEqual([{ kind: 'conflict' }, 'conflict']);
  expect(services.storeRecord).toHaveBeenCalledTimes(1);
});

test('what was sent last and is not the newest any more is known as this person’s own', async () => {
  const { kept, services } = world('typed', 3);
  const { submit, context } = startDraft(services, answers);
  services.storeRecord.mockImplementationOnce(() => {
    Object.assign(kept, { value: 'record', version: 4 });
    return Promise.reject(new Error('lost'));
  });
  submit();
  await pass(0);
  submit('corrected');
  await pass(0);
  expect(context().answer).toEqual({ kind: 'done', outcome: 'stored' });
  expect(services.storeRecord).toHaveBeenLastCalledWith(expect.objectContaining({ record: 'corrected', version: 4 }));
});
