import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BrokenPage } from '#src/app/broken-page.tsx';
import { reloadForNewVersion } from '#src/app/reload.ts';
import { lazyPage } from '#src/lib/chunks/lazy-page.tsx';
import { eventually } from '#tests/harness/eventually.ts';
import { show } from '../show.tsx';

const load = vi.fn();
const again = () => screen.getByRole('button', { name: 'Load the page again' });
const line = vi.fn(() => Promise.resolve(new Response('<html></html>')));
const lineIsDown = () => line.mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  load.mockReset();
  line.mockReset();
  vi.stubGlobal('fetch', line);
});

/** What a page whose code can't be fetched throws. */
function notFetched(): Promise<unknown> {
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/survey-1.js');
  return lazyPage(() => Promise.reject<{ default: () => null }>(failure))
    .preload()
    .catch((error: unknown) => error);
}

const shown = (error: unknown) => show(<BrokenPage error={error} load={load} />);

test('while the app is loaded anew the page has its heading and says what it waits for', async () => {
  shown(await notFetched());
  expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Getting the newest version of Novi');
  await eventually(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).toBeVisible();
});

test('where the page stays, since leaving it was refused, there is a button', async () => {
  const failure = await notFetched();
  vi.useFakeTimers();
  shown(failure);
  // The fate is known at once; from then on the time is counted.
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(load).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(again()).toBeEnabled();
});

test('a page whose code can’t be had while the line is down says so', async () => {
  lineIsDown();
  shown(await notFetched());
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your internet connection');
  expect(load).not.toHaveBeenCalled();
});

test('a page whose code is gone, also from the app that was loaded anew for it, says so', async () => {
  await reloadForNewVersion(await notFetched(), { load: () => {} });
  shown(await notFetched());
  expect(await screen.findByRole('alert')).toHaveTextContent('We may be in the middle of an update');
  expect(load).not.toHaveBeenCalled();
});

test('a page that broke says so', async () => {
  shown(new Error('broken'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  expect(load).not.toHaveBeenCalled();
});

test('its button tries again, keeps the focus, and says when the line is down', async () => {
  const { user } = shown(new Error('broken'));
  await screen.findByRole('alert');
  lineIsDown();
  await user.click(again());
  expect(await screen.findByText(/Check your internet connection/)).toBeVisible();
  expect(again()).toHaveFocus();
});

test('its button loads the app anew, whatever the page suffers from', async () => {
  const { user } = shown(new Error('broken'));
  await screen.findByRole('alert');
  await user.click(again());
  await eventually(() => expect(load).toHaveBeenCalledOnce());
});
