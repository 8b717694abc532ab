import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Autosaver, SaveStatus } from '../../../src/app/autosave/autosaver.ts';
import { ConflictBanner } from '../../../src/member/ConflictBanner.tsx';
import { show } from '../show.tsx';

const saver = { keepMine: vi.fn(() => Promise.resolve()) };

function Page({ status }: { status: SaveStatus }) {
  return (
    <form>
      <ConflictBanner saver={saver as unknown as Autosaver<unknown>} status={status} />
      <input aria-label="Zip" />
    </form>
  );
}

test('a conflict comes into sight and is said aloud, and whoever is typing goes on typing', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, showAgain } = show(<Page status="saving" />);
  await user.type(screen.getByLabelText('Zip'), '606');
  showAgain(<Page status="conflict" />);
  const title = screen.getByText('You changed this in another tab or on another device');
  expect(title.closest('[role=status]')).not.toBeNull();
  const [banner, field] = scroll.mock.contexts as Element[];
  expect(banner).toHaveTextContent('You changed this in another tab');
  expect(field).toBe(screen.getByLabelText('Zip'));
  await user.keyboard('14');
  expect(screen.getByLabelText('Zip')).toHaveValue('60614');
  await user.click(screen.getByRole('button', { name: 'Keep what is on this page' }));
  expect(saver.keepMine).toHaveBeenCalledTimes(1);
});
