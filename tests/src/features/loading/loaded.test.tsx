import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { ApiError } from '#src/lib/api/api-error.ts';
import { show } from '../../show.tsx';

const there = { data: 'a kit', error: null, isFetching: false, refetch: vi.fn() };

test('a read that failed can be tried again, and only that one', async () => {
  const failed = {
    data: undefined,
    error: new ApiError(503, 'unavailable', 'Novi is not available right now.'),
    isFetching: false,
    refetch: vi.fn(),
  };
  const { user } = show(
    <Loaded of={[there, failed]} waiting="Looking up your kit …">
      {(kit, draft) => `${kit} ${String(draft)}`}
    </Loaded>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Novi is not available right now.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(there.refetch).not.toHaveBeenCalled();
});

test('what is there stays while it is read anew, and also when that fails', () => {
  show(
    <Loaded of={[{ ...there, error: new Error('lost'), isFetching: true }]} waiting="Looking up your kit …">
      {(kit) => kit}
    </Loaded>,
  );
  expect(screen.getByText('a kit')).toBeInTheDocument();
});

test('what failed and is tried again is awaited, and no failure any more', () => {
  const tried = { data: undefined, error: new Error('lost'), isFetching: true, refetch: vi.fn() };
  show(
    <Loaded of={[tried]} waiting="Looking up your kit …">
      {(kit) => kit}
    </Loaded>,
  );
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
