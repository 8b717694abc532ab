import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import type { SaveStatus } from '#machines/draft/status.ts';
import type { DraftActor } from '#src/features/drafts/draft-registry.ts';
import { show } from '../../show.tsx';

const now = { status: 'active', context: { isEncrypted: false, isRestored: false } };
const actor = { send: vi.fn(), subscribe: () => ({ unsubscribe: () => undefined }), getSnapshot: () => now };
beforeEach(() => {
  actor.send.mockReset();
  now.context = { isEncrypted: false, isRestored: false };
});

/** What the style sheet, which tests do without, says of a window that is high enough; in a low one the banner does not stick. */
function makeWindowHigh(): void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'div:has(> [role=status]) { position: sticky; bottom: 8px }';
  onTestFinished(() => style.remove());
}

function Page({ status }: { status: SaveStatus }) {
  return (
    <form>
      <SaveBanner draft={{ actor: actor as unknown as DraftActor, status }} />
      <input aria-label="Zip" />
      <SavedNote status={status} />
    </form>
  );
}

test('a conflict comes into sight and is said aloud, and whoever is typing goes on typing', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, showAgain } = show(<Page status="saving" />);
  await user.type(screen.getByLabelText('Zip'), '606');
  showAgain(<Page status="conflict" />);
  const [title, ...others] = screen.getAllByText('You changed this in another tab or on another device');
  expect(others).toHaveLength(1);
  expect(title?.closest('[role=status]')).not.toBeNull();
  const [banner, field] = scroll.mock.contexts as Element[];
  expect(banner).toHaveTextContent('You changed this in another tab');
  expect(field).toBe(screen.getByLabelText('Zip'));
  await user.keyboard('14');
  expect(screen.getByLabelText('Zip')).toHaveValue('60614');
  await user.click(screen.getByRole('button', { name: 'Keep what is on this page' }));
  expect(actor.send).toHaveBeenCalledExactlyOnceWith({ type: 'conflict.mineKept' });
});

test('what could not be saved is said in sight, and aloud once', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, showAgain } = show(<Page status="saving" />);
  await user.type(screen.getByLabelText('Zip'), '606');
  showAgain(<Page status="failed" />);
  expect(screen.getByRole('status')).toHaveTextContent('We keep trying. Please leave this page open.');
  expect(scroll.mock.contexts).toContain(screen.getByRole('status').parentElement);
  expect(screen.getByLabelText('Zip')).toHaveFocus();
  showAgain(<Page status="saved" />);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

test('where the banner sticks, the foot of the window counts as taken while it is there', () => {
  makeWindowHigh();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { showAgain } = show(<Page status="failed" />);
  const { style } = document.documentElement;
  expect(scroll).not.toHaveBeenCalled();
  expect(parseFloat(style.scrollPaddingBottom)).toBeGreaterThan(0);
  showAgain(<Page status="saved" />);
  expect(style.scrollPaddingBottom).toBe('');
});

test('what lies encrypted on the device is said to be there', () => {
  const { showAgain } = show(<Page status="failed" />);
  expect(screen.queryByText(/locked on this device/)).toBeNull();
  now.context.isEncrypted = true;
  showAgain(<Page status="failed" />);
  expect(screen.getByText(/locked on this device/)).toBeVisible();
});

test('that what was typed before is here again is said aloud, and goes once it is read', async () => {
  now.context.isRestored = true;
  const { user } = show(<Page status="saved" />);
  expect(screen.getByText('What you typed is here again').closest('[role=status]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(actor.send).toHaveBeenCalledExactlyOnceWith({ type: 'restored.noticed' });
});
