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

test('what is sent again after a lost reply goes by the same key, also where it was changed: only one can be stored', async () => {
  const { services, context, submitted } = failing();
  const first = await submitted({ of: 'a' });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await submitted({ of: 'a' })).toBe(first);
  services.storeRecord.mockResolvedValue(stored);
  expect(await submitted({ of: 'b' })).toBe(first);
  expect(services.storeRecord).toHaveBeenLastCalledWith(expect.objectContaining({ record: { of: 'b' } }));
  expect(context()).toMatchObject({ answer: { kind: 'done', outcome: 'stored' }, triedKey: undefined });
});

test('what is sent after the person was shown what became of the last try is another record, with a key of its own', async () => {
  const { send, submitted } = failing();
  const first = await submitted('a');
  send({ type: 'try.settled' });
  expect(await submitted('a')).not.toBe(first);
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
