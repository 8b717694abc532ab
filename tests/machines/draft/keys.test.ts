import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreAnswer } from '#machines/draft/types.ts';
import { pass, startDraft, world } from './world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stored: StoreAnswer = { kind: 'stored', outcome: 'stored', version: 0 };

/** A form whose record could not be sent: by which key the backend was asked each time. */
function failing() {
  const { services } = world();
  services.storeRecord.mockRejectedValue(new Error('no line'));
  const { submit, send, context } = startDraft(services);
  const submitted = async (record: unknown) => {
    submit(record);
    await pass(0);
    return services.storeRecord.mock.lastCall?.[0].idempotencyKey;
  };
  return { services, send, context, submitted };
}

test('what is sent again is known by the same key, and what is sent changed by another one', async () => {
  const { submitted } = failing();
  const first = await submitted({ of: 'a' });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await submitted({ of: 'a' })).toBe(first);
  const changed = await submitted({ of: 'b' });
  expect(changed).not.toBe(first);
  expect(await submitted({ of: 'b' })).toBe(changed);
});

test('what was changed after a lost reply goes by its own key, and what is answered settles both', async () => {
  const { services, context, submitted } = failing();
  const lost = await submitted({ signedBy: 'a drawing' });
  services.storeRecord.mockResolvedValue(stored);
  expect(await submitted({ signedBy: 'another drawing' })).not.toBe(lost);
  expect(context()).toMatchObject({ answer: { kind: 'done', outcome: 'stored' }, tried: undefined, aside: undefined });
});

test('the same after it was stored, or from a form that is opened anew, is another record with a key of its own', async () => {
  const { services, send, submitted } = failing();
  const lost = await submitted('a');
  services.storeRecord.mockResolvedValue(stored);
  expect(await submitted('a')).toBe(lost);
  services.storeRecord.mockRejectedValue(new Error('no line'));
  const next = await submitted('a');
  expect(next).not.toBe(lost);
  send({ type: 'form.closed' });
  send({ type: 'form.opened' });
  expect(await submitted('a')).not.toBe(next);
});
