import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrokenPage } from '#src/app/broken-page.tsx';
import type { Fate } from '#src/app/load-afresh.ts';
import { show } from '../show.tsx';

const fates = vi.hoisted(() => ({ loadAfresh: vi.fn(), loadAgain: vi.fn() }));
vi.mock('#src/app/load-afresh.ts', () => fates);

const again = () => screen.getByRole('button', { name: 'Load the page again' });
function shown(fate: Fate) {
  fates.loadAfresh.mockResolvedValue(fate);
  return show(<BrokenPage error={new Error('broken')} />);
}
beforeEach(() => {
  fates.loadAfresh.mockReset();
  fates.loadAgain.mockReset();
});

afterEach(() => vi.useRealTimers());

test('while the app is loaded anew the page has its heading and says what it waits for', async () => {
  shown('loading');
  expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Getting the newest version of Novi');
  await act(() => Promise.resolve());
});

test('where the page stays, since leaving it was refused, there is a button', async () => {
  vi.useFakeTimers();
  shown('loading');
  // The fate is known at once; from then on the time is counted.
  await act(() => Promise.resolve());
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(again()).toBeEnabled();
});

test.each([
  ['offline', 'Check your internet connection'],
  ['gone', 'We may be in the middle of an update'],
  ['broken', 'Something went wrong on our side'],
] as const)('a page that is %s says so', async (fate, words) => {
  shown(fate);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('its button tries again, keeps the focus, and says when the line is down', async () => {
  const { user } = shown('gone');
  await screen.findByRole('alert');
  fates.loadAgain.mockResolvedValue('offline');
  await user.click(again());
  expect(await screen.findByText(/Check your internet connection/)).toBeVisible();
  expect(again()).toHaveFocus();
});
