import { render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, test, vi } from 'vitest';
import { forgetFailures, lazyPage } from '#src/lib/chunks/lazy-page.tsx';

const module = { default: () => <p>The page</p> };

test('a page that was fetched ahead is drawn at once, without an empty moment before it', async () => {
  const Page = lazyPage(() => Promise.resolve(module));
  await Page.preload();
  render(
    <Suspense fallback="Nothing yet">
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('The page')).toBeVisible();
});

test('a page that was not fetched ahead comes later, once, and is not drawn anew when it is there', async () => {
  const drawn = vi.fn();
  const Counted = () => {
    useState(drawn);
    return <p>The page</p>;
  };
  const load = vi.fn(() => Promise.resolve({ default: Counted }));
  const Page = lazyPage(load);
  const tree = (
    <Suspense fallback="Nothing yet">
      <Page />
    </Suspense>
  );
  const { rerender } = render(tree);
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(await screen.findByText('The page')).toBeVisible();
  const before = drawn.mock.calls.length;
  await Page.preload();
  rerender(
    <Suspense fallback="Nothing yet">
      <Page />
    </Suspense>,
  );
  expect(drawn).toHaveBeenCalledTimes(before);
  expect(load).toHaveBeenCalledOnce();
});

test('a page that could not be fetched is fetched again when it is drawn again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.resolve(module)).mockRejectedValueOnce(new TypeError('offline'));
  const Page = lazyPage(load);
  const at = (key: string) => (
    <ErrorBoundary fallback="Broken" resetKeys={[key]} onReset={forgetFailures}>
      <Suspense fallback="Nothing yet">
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(at('one'));
  expect(await screen.findByText('Broken')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  rerender(at('another'));
  expect(await screen.findByText('The page')).toBeVisible();
});

test('and when it is asked for ahead', async () => {
  const load = vi.fn(() => Promise.resolve(module)).mockRejectedValueOnce(new TypeError('offline'));
  const Page = lazyPage(load);
  await expect(Page.preload()).rejects.toThrow('offline');
  await Page.preload();
  expect(load).toHaveBeenCalledTimes(2);
});
