import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass, startDraft, world } from './world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Has each save take so long. */
function lag(services: ReturnType<typeof world>['services'], milliseconds: number) {
  const save = services.save.getMockImplementation()!;
  services.save.mockImplementation(async (input) => {
    const answer = await save(input);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return answer;
  });
}

test('a usual save writes nothing to the device, however long somebody types', async () => {
  const { services, device } = world();
  lag(services, 250);
  const { type, status } = startDraft(services);
  for (let letters = 1; letters < 60; letters += 1) {
    type('a'.repeat(letters));
    await pass(200);
  }
  await pass(2_000);
  expect(status()).toBe('saved');
  expect([device.writes, services.locks.size]).toEqual([0, 0]);
});

test('what no answer says is saved lies encrypted before it is two seconds old', async () => {
  const { services, device } = world();
  lag(services, 60_000);
  const { type } = startDraft(services);
  type('a');
  await pass(1_600);
  expect(device.lies).toMatchObject({ value: 'a', version: 0, unanswered: ['a'] });
  type('ab');
  await pass(1_600);
  expect(device.lies).toMatchObject({ value: 'ab', version: 0, unanswered: ['a'] });
});

test('what is typed while a save is on its way has its own two seconds, whenever that is answered', async () => {
  const { services, device } = world();
  lag(services, 700);
  const { type } = startDraft(services);
  type('a');
  await pass(600);
  lag(services, 60_000);
  type('ab');
  await pass(1_499);
  expect(device.writes).toBe(0);
  await pass(1);
  expect(device.lies).toMatchObject({ value: 'ab' });
});

test('while the line is down it is encrypted within half a second, with what it was made from', async () => {
  const { line, services, device } = world('stored', 7);
  const { type, context } = startDraft(services, { version: 7, base: 'stored' });
  line.isDown = true;
  type('a', true);
  await pass(500);
  expect(device.lies).toMatchObject({ value: 'a', version: 7, base: 'stored' });
  expect(context().isEncrypted).toBe(true);
  type('ab', true);
  await pass(400);
  type('abc', true);
  await pass(100);
  expect(device.lies).toMatchObject({ value: 'abc', version: 7 });
  expect(context().isEncrypted).toBe(true);
});

test('one that fails is encrypted at once, and what is typed after it soon', async () => {
  const { line, services, device } = world();
  const { type } = startDraft(services);
  line.isDown = true;
  type('a');
  await pass(600);
  expect(device.lies).toMatchObject({ value: 'a' });
  for (const letters of ['ab', 'abc', 'abcd']) {
    type(letters);
    await pass(200);
  }
  expect(device).toMatchObject({ lies: { value: 'abcd' }, writes: 2 });
});

test('what lies encrypted is said to be there while somebody types on, and no more once it can’t be kept', async () => {
  const { line, services } = world('stored', 7);
  const { actor, type, context } = startDraft(services, { version: 7, base: 'stored' });
  line.isDown = true;
  type('a');
  await pass(650);
  const said: boolean[] = [];
  actor.subscribe(() => said.push(context().isEncrypted));
  type('ab');
  await pass(500);
  type('abc');
  await pass(500);
  expect(new Set(said)).toEqual(new Set([true]));
  services.encrypt.mockResolvedValue(false);
  type('abcd');
  await pass(500);
  expect(context().isEncrypted).toBe(false);
});

test('once the backend has it, the copy goes, and its lock', async () => {
  const { line, services, device } = world();
  line.isDown = true;
  const { type, status, context } = startDraft(services);
  type('a');
  await pass(700);
  expect(device.lies).toBeDefined();
  expect([...services.locks]).toEqual(['here']);
  line.isDown = false;
  await pass(5_000);
  expect(status()).toBe('saved');
  expect([device.lies, context().isEncrypted, services.locks.size]).toEqual([undefined, false, 0]);
});

test('an older copy goes, too, where a newer one could not be kept', async () => {
  const { line, services, device } = world();
  line.isDown = true;
  const { type } = startDraft(services);
  type('a');
  await pass(700);
  services.encrypt.mockRejectedValue(new Error('full'));
  type('ab');
  await pass(600);
  expect([device.lies?.value, [...services.locks]]).toEqual(['a', ['here']]);
  line.isDown = false;
  await pass(5_000);
  expect(device.lies).toBeUndefined();
});

test('an older copy goes where a newer one fails to be encrypted only once the draft is saved', async () => {
  const { line, services, device } = world();
  line.isDown = true;
  const { type, send, status } = startDraft(services);
  type('a');
  await pass(700);
  services.encrypt.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    throw new Error('full');
  });
  type('ab');
  await pass(500);
  line.isDown = false;
  send({ type: 'save.requested' });
  await pass(0);
  expect([status(), device.lies?.value]).toEqual(['saved', 'a']);
  await pass(300);
  expect([device.lies, services.locks.size]).toEqual([undefined, 0]);
});

test('what waits for a choice lies encrypted, and goes with the one that is not kept', async () => {
  const { services, device } = world('theirs', 3);
  const { type, send, status } = startDraft(services, { version: 2 });
  type('mine');
  await pass(700);
  expect(status()).toBe('conflict');
  expect(device.lies).toMatchObject({ value: 'mine', version: 2 });
  send({ type: 'conflict.theirsTaken' });
  await pass(0);
  expect(device.lies).toBeUndefined();
});

test('what is sent as its record stays encrypted until that is done', async () => {
  const { line, services, device } = world();
  line.isDown = true;
  services.storeRecord.mockReturnValue(new Promise(() => {}));
  const { type, submit } = startDraft(services);
  type('a');
  submit();
  await pass(10_000);
  expect(device.lies).toMatchObject({ value: 'a' });
});

test('what was just being encrypted when its record was stored does not lie there after it', async () => {
  const { line, services, device } = world();
  line.isDown = true;
  const encrypt = services.encrypt.getMockImplementation()!;
  services.encrypt.mockImplementation(async (input) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return encrypt(input);
  });
  const { type, submit, context } = startDraft(services);
  type('a');
  submit();
  await pass(1_000);
  expect([device.writes, device.lies, context().isEncrypted]).toEqual([1, undefined, false]);
});

test('what is typed while a copy is taken away is encrypted after that', async () => {
  const { line, services, device } = world();
  line.isDown = true;
  const { type, send } = startDraft(services);
  type('a');
  await pass(700);
  const drop = services.drop.getMockImplementation()!;
  services.drop.mockImplementation(async (input) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return drop(input);
  });
  line.isDown = false;
  send({ type: 'save.requested' });
  await pass(0);
  line.isDown = true;
  type('ab');
  send({ type: 'save.requested' });
  await pass(300);
  expect(device.lies).toMatchObject({ value: 'ab' });
});

test('a form that is closed is saved at once, and writes nothing to the device while that goes well', async () => {
  const { kept, services, device } = world();
  lag(services, 250);
  const { type, send } = startDraft(services);
  type('a');
  send({ type: 'form.closed' });
  await pass(250);
  expect([kept.writes, device.writes, services.locks.size, device.dropped]).toEqual([['a'], 0, 0, []]);
});

test.each([
  ['fails', () => 0],
  ['takes too long', (services: ReturnType<typeof world>['services']) => lag(services, 60_000)],
])('a form that is closed is encrypted where its save %s', async (how, slowDown) => {
  const { line, services, device } = world();
  line.isDown = how === 'fails';
  slowDown(services);
  const { type, send } = startDraft(services);
  type('a');
  send({ type: 'form.closed' });
  await pass(how === 'fails' ? 0 : 1_500);
  expect(device.lies).toMatchObject({ value: 'a' });
});

test.each(['session.over', 'page.left'] as const)('at %s it is encrypted at once', async (type) => {
  const { line, services, device } = world();
  line.isDown = true;
  const draft = startDraft(services);
  draft.type('a');
  draft.send({ type });
  await pass(0);
  expect(device.lies).toMatchObject({ value: 'a' });
});

test('a form that is gone with a choice open is asked about where that can’t be encrypted, and not where it can', async () => {
  for (const isKept of [true, false]) {
    const { services } = world('theirs', 3);
    services.encrypt.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 300, isKept)));
    const { type, send, isAtRisk, status, isUnsaved } = startDraft(services, { version: 2 });
    type('mine');
    send({ type: 'form.closed' });
    await pass(0);
    expect(isAtRisk()).toBe(true);
    await pass(1_000);
    expect([status(), isUnsaved(), isAtRisk()]).toEqual(['conflict', true, !isKept]);
  }
});
