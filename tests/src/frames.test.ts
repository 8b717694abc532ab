import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/harness/eventually.ts';

test('frames come again after a fake clock on which one was asked for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const drawn = vi.fn();
  requestAnimationFrame(drawn);
  await eventually(() => expect(drawn).toHaveBeenCalled());
});
