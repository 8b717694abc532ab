import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass, quiet, slow, startDraft, world } from './world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form that was left while its draft could not be saved. */
async function left(value?: string, version = 0) {
  const all = world(value, version);
  all.line.isDown = true;
  const draft = startDraft(all.services);
  draft.type('a');
  draft.send({ type: 'form.closed' });
  await pass(0);
  return { ...all, ...draft };
}

test('once its screen has gone, what could not be saved is tried until it is, and kept from the page that goes', async () => {
  const { kept, line, services, isUnsaved, isAtRisk } = await left();
  expect(services.save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isLeaving: false }));
  await pass(20_000);
  expect([isUnsaved(), isAtRisk()]).toEqual([true, true]);
  line.isDown = false;
  await pass(30_000);
  expect(kept.writes).toEqual(['a']);
  expect([isUnsaved(), isAtRisk()]).toEqual([false, false]);
});

test('once its screen has gone, nothing is tried that waits for the choice of the person, and it stays for that', async () => {
  const { line, services, status, open, isUnsaved } = await left('theirs', 3);
  line.isDown = false;
  await pass(120_000);
  expect(services.save).toHaveBeenCalledTimes(2);
  expect([status(), isUnsaved()]).toEqual(['conflict', true]);
  open();
  await pass(0);
  expect([status(), isUnsaved()]).toEqual(['conflict', true]);
});

test('a form that is opened again goes on with what could not be saved, which is not sent before the form stands', async () => {
  const { kept, line, services, send, context, status } = await left();
  send({ type: 'form.opening' });
  line.isDown = false;
  send({ type: 'save.requested' });
  send({ type: 'draft.read', read: { value: undefined, version: 0 } });
  await pass(120_000);
  expect(services.save).toHaveBeenCalledTimes(1);
  send({ type: 'form.opened' });
  await pass(0);
  expect([kept.writes, status(), context().isRestored]).toEqual([['a'], 'saved', true]);
  send({ type: 'restored.noticed' });
  expect(context().isRestored).toBe(false);
});

test('where a form that is opened again never stands, what was left is tried on', async () => {
  const { kept, line, services, send } = await left();
  send({ type: 'form.opening' });
  await pass(120_000);
  expect(services.save).toHaveBeenCalledTimes(1);
  line.isDown = false;
  send({ type: 'opening.canceled' });
  await pass(0);
  expect(kept.writes).toEqual(['a']);
});

test.each(['form.opened', 'opening.canceled'] as const)(
  'a record whose page is opened anew before it is on its way is sent, at %s',
  async (type) => {
    const { services } = world();
    const { send, submit, context } = startDraft(services);
    send({ type: 'form.closed' });
    send({ type: 'form.opening' });
    submit({ of: 'a' });
    await pass(0);
    expect(services.storeRecord).not.toHaveBeenCalled();
    send({ type: 'draft.read', read: { value: undefined, version: 2 } });
    send({ type });
    await pass(0);
    expect(services.storeRecord).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ record: { of: 'a' } }));
    expect(context().answer).toEqual({ kind: 'done', outcome: 'stored' });
  },
);

test('a record whose page is opened anew waits for the choice of the person where the page goes before it stands', async () => {
  const { services, line, send, submit, context, status } = await left('theirs', 3);
  line.isDown = false;
  await pass(120_000);
  send({ type: 'form.opening' });
  submit();
  send({ type: 'opening.canceled' });
  expect([context().answer, status()]).toEqual([{ kind: 'conflict' }, 'conflict']);
  expect(services.storeRecord).not.toHaveBeenCalled();
});

test('what waits for a form that is opened again is kept for its person where the session ends before that', async () => {
  const { send, isUnsaved, line, kept } = await left();
  send({ type: 'form.opening' });
  send({ type: 'session.over' });
  line.isDown = false;
  await pass(120_000);
  expect([isUnsaved(), kept.writes]).toEqual([true, []]);
});

test('a form that is opened again while a save is under way waits for it, and finds nothing to go on with', async () => {
  const { services, kept } = world();
  const release = slow(services);
  const { actor, type, send, open, context } = startDraft(services);
  type('a');
  send({ type: 'form.closed' });
  send({ type: 'form.opening' });
  expect(actor.getSnapshot().hasTag('opening')).toBe(false);
  await release();
  expect(actor.getSnapshot().hasTag('opening')).toBe(true);
  open({ version: 1, value: 'a' });
  expect([context().isRestored, context().version, kept.writes]).toEqual([false, 1, ['a']]);
});

test('a page that goes while it waits for a save does not hold up what is typed later', async () => {
  const { services, kept } = world();
  const release = slow(services);
  const { type, send } = startDraft(services);
  type('a');
  send({ type: 'form.closed' });
  send({ type: 'form.opening' });
  send({ type: 'opening.canceled' });
  type('ab');
  await quiet();
  await release();
  await release();
  expect(kept.writes).toEqual(['a', 'ab']);
});

test('a form that stands is not stopped by its page, which reads again', async () => {
  const { services, kept } = world();
  const { type, send, context } = startDraft(services);
  send({ type: 'form.opening' });
  send({ type: 'draft.read', read: { value: 'old', version: 9 } });
  type('a');
  await quiet();
  expect([kept.writes, context().version]).toEqual([['a'], 1]);
});

test('a form that says that all is saved is for who typed it, and no more for who opens it again', async () => {
  const { services } = world();
  const { type, send, open, status } = startDraft(services);
  type('a');
  await quiet();
  expect(status()).toBe('saved');
  send({ type: 'form.closed' });
  open({ version: 1, value: 'a' });
  expect(status()).toBe('unchanged');
});

test('while the session is over nothing is sent nor given up, and what was typed is saved once the person is back', async () => {
  const { kept, line, services } = world();
  line.isDown = true;
  const { type, send, isUnsaved, isAtRisk, submit } = startDraft(services);
  type('a');
  await quiet();
  send({ type: 'session.over' });
  send({ type: 'form.closed' });
  send({ type: 'save.requested' });
  submit();
  await pass(120_000);
  expect(services.save).toHaveBeenCalledTimes(1);
  expect([isUnsaved(), isAtRisk()]).toEqual([true, true]);
  line.isDown = false;
  send({ type: 'session.resumed' });
  await pass(0);
  expect([kept.value, isUnsaved()]).toEqual(['a', false]);
});

test('a record is not sent while the session is over, and the answer says why', async () => {
  const { services } = world();
  const { send, submit, context } = startDraft(services);
  send({ type: 'session.over' });
  submit();
  expect(context().answer).toEqual({
    kind: 'failed',
    error: new Error('The session is over, or another record is on its way.'),
  });
  await pass(60_000);
  expect(services.storeRecord).not.toHaveBeenCalled();
});

test('a save that fails because the session is over is not tried again by itself', async () => {
  const { services } = world();
  let refuse = (_: Error) => {};
  services.save.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  const { type, send, isUnsaved } = startDraft(services);
  type('a');
  await quiet();
  send({ type: 'session.over' });
  refuse(new Error('over'));
  await pass(120_000);
  expect(services.save).toHaveBeenCalledTimes(1);
  expect(isUnsaved()).toBe(true);
});

test('a save that is under way when the session is over counts where it goes well', async () => {
  const { services } = world();
  const release = slow(services);
  const { type, send, isUnsaved } = startDraft(services);
  type('a');
  await quiet();
  send({ type: 'session.over' });
  await release();
  expect(isUnsaved()).toBe(false);
});

test('what waits for another save is not sent where the session is over when that one ends', async () => {
  const { services } = world();
  const release = slow(services);
  const { type, send, isUnsaved } = startDraft(services);
  type('a');
  await quiet();
  type('b');
  send({ type: 'save.requested' });
  send({ type: 'session.over' });
  await release();
  await pass(120_000);
  expect(services.save).toHaveBeenCalledTimes(1);
  expect(isUnsaved()).toBe(true);
});

test('a choice that is open when the session is over stays one when the person is back', async () => {
  const { services, kept } = world('theirs', 3);
  const { type, send, status, isAtRisk } = startDraft(services, { version: 2 });
  type('mine');
  await quiet();
  send({ type: 'session.over' });
  send({ type: 'form.closed' });
  await pass(10);
  expect(isAtRisk()).toBe(true);
  send({ type: 'session.resumed' });
  await pass(120_000);
  expect([kept.value, status()]).toEqual(['theirs', 'conflict']);
});

test('the value of the form is what it began with, then what is typed, whatever is saved meanwhile', async () => {
  const { services } = world('stored', 1);
  const { type, send, context } = startDraft(services, { version: 1, base: 'stored' });
  expect(context().formValue).toBe('stored');
  type('typed');
  expect(context().formValue).toBe('typed');
  await quiet();
  send({ type: 'record.submitted', record: 'record', stopsAtConflict: true, idempotencyKey: 'key' });
  await pass(0);
  expect(context().formValue).toBe('typed');
});

test('the next form begins with its own value, and none is known before it stands', () => {
  const { services } = world();
  const { send, context } = startDraft(services, { version: 1, base: 'stored' });
  send({ type: 'form.closed' });
  send({ type: 'form.opening' });
  expect(context().formValue).toBeUndefined();
  send({ type: 'draft.read', read: { value: 'stored', version: 1 } });
  send({ type: 'form.opened', base: 'begun' });
  expect(context().formValue).toBe('begun');
});

test('a form that goes on with what could not be saved shows that', async () => {
  const { context, open } = await left();
  open();
  expect(context().formValue).toBe('a');
});

test('a form that stands though its opening was called off shows what it began with, and another beside it changes nothing', () => {
  const { services } = world();
  const { send, context } = startDraft(services, { version: 1, base: 'stored' });
  send({ type: 'form.closed' });
  send({ type: 'form.opening' });
  send({ type: 'opening.canceled' });
  send({ type: 'form.opened', base: 'begun' });
  expect(context().formValue).toBe('begun');
  send({ type: 'form.opened', base: 'other' });
  expect(context().formValue).toBe('begun');
});
