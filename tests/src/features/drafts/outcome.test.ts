import { expect, test, vi } from 'vitest';
import { outcomeOf } from '#src/features/drafts/outcome.ts';

test('what became of drafts is told as it is found, and asked for at once', async () => {
  const find = vi.fn(() => 'kept' as const);
  const outcome = outcomeOf(find);
  expect(find).toHaveBeenCalledTimes(1);
  expect(await outcome).toBe('kept');
});

test.each([
  ['fails', () => Promise.reject(new Error('broken'))],
  [
    'breaks at once',
    () => {
      throw new Error('broken');
    },
  ],
])('what %s counts as not saved, and is logged', async (_, find) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await outcomeOf(find)).toBe('unsaved');
  expect(log.mock.calls).toEqual([['Drafts not saved', 'Error']]);
});
