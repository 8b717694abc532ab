import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadForNewVersion, reloadOnRequest } from '#src/app/reload.ts';
import { lazyPage } from '#src/lib/chunks/lazy-page.tsx';

const load = vi.fn();
const chromium = 'Failed to fetch dynamically imported module: /assets/SurveyPage-1.js';
const saved = () => Promise.resolve('saved');
beforeEach(() => {
  sessionStorage.clear();
  load.mockReset();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('<html></html>'))),
  );
});

/** What a page whose code can't be fetched throws. */
async function failure(of = '/assets/SurveyPage-1.js'): Promise<unknown> {
  const Page = lazyPage(() =>
    Promise.reject<{ default: () => null }>(new TypeError(`Failed to fetch dynamically imported module: ${of}`)),
  );
  return Page.preload().catch((error: unknown) => error);
}

describe('a page whose code is gone', () => {
  test('loads the app anew once its drafts are saved, and after that says what is wrong', async () => {
    const order: string[] = [];
    const means = {
      save: () => Promise.resolve(order.push('saved')).then(() => 'saved'),
      load: () => void order.push('loaded'),
    };
    expect(await reloadForNewVersion(await failure(), means)).toBe('loading');
    expect(order).toEqual(['saved', 'loaded']);
    // As the same page fails in the app that was loaded.
    expect(await reloadForNewVersion(await failure(), means)).toBe('gone');
    expect(order).toEqual(['saved', 'loaded']);
  });

  test('is tried for each page by itself, and not again when pages take turns', async () => {
    for (const name of ['/assets/a.js', '/assets/b.js', '/assets/a.js', '/assets/b.js']) {
      await reloadForNewVersion(await failure(name), { load, save: saved });
    }
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is tried anew in the tab that has another version since', async () => {
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'module';
    for (const version of ['/assets/index-1.js', '/assets/index-2.js', '/assets/index-2.js']) {
      script.src = version;
      await reloadForNewVersion(await failure(), { load, save: saved });
    }
    script.remove();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('stays while what was typed could not be saved', async () => {
    expect(await reloadForNewVersion(await failure(), { load, save: () => Promise.resolve('unsaved') })).toBe('gone');
    expect(load).not.toHaveBeenCalled();
  });

  test('stays where nobody would remember that it was tried', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await reloadForNewVersion(await failure(), { load, save: saved })).toBe('gone');
    expect(load).not.toHaveBeenCalled();
  });
});

test.each([
  ['down', () => Promise.reject(new TypeError('offline'))],
  ['up, and the app is not there', () => Promise.resolve(new Response('', { status: 503 }))],
])('nothing is loaded while the line is %s', async (_why, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  expect(await reloadForNewVersion(await failure(), { load, save: saved })).toBe('offline');
  expect(load).not.toHaveBeenCalled();
});

test('a page that breaks by itself is not loaded anew', async () => {
  expect(await reloadForNewVersion(new TypeError('x is undefined'), { load, save: saved })).toBe('broken');
  expect(load).not.toHaveBeenCalled();
});

test('what is thrown while drawing is the failure of the code', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Page = lazyPage(() => Promise.reject<{ default: () => null }>(new TypeError(chromium)));
  const thrown = vi.fn();
  render(
    <ErrorBoundary fallback="Broken" onError={thrown}>
      <Suspense fallback="Nothing yet">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Broken')).toBeVisible();
  expect(await reloadForNewVersion(thrown.mock.calls[0]?.[0], { load, save: saved })).toBe('loading');
});

test.each([
  ['Chromium', new TypeError(chromium), 'loading'],
  ['Firefox', new TypeError('error loading dynamically imported module: /assets/SurveyPage-1.js'), 'loading'],
  ['Safari', new TypeError('Importing a module script failed.'), 'loading'],
  ['Safari, of a page in its place', new TypeError("'text/html' is not a valid JavaScript MIME type."), 'loading'],
  ['Vite, of styles', new Error('Unable to preload CSS for /assets/SurveyPage-1.css'), 'loading'],
  ['code that came and broke while it ran', new TypeError('x is undefined'), 'broken'],
  ['code that throws what is no error', 'nothing', 'broken'],
])('what an import throws is told apart: %s', async (_who, error, fate) => {
  const Page = lazyPage(() => Promise.reject<{ default: () => null }>(error as Error));
  const thrown: unknown = await Page.preload().catch((each: unknown) => each);
  expect(await reloadForNewVersion(thrown, { load, save: saved })).toBe(fate);
});

describe('loading the page again by the button', () => {
  test('saves what was typed first, and does it as often as it is asked for', async () => {
    const save = vi.fn(() => Promise.resolve('unsaved'));
    for (const time of [1, 2]) {
      expect(await reloadOnRequest({ load, save })).toBe('loading');
      expect(save).toHaveBeenCalledTimes(time);
      expect(load).toHaveBeenCalledTimes(time);
    }
  });

  test('loads nothing while the line is down: what is typed would go with the page', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    expect(await reloadOnRequest({ load, save: saved })).toBe('offline');
    expect(load).not.toHaveBeenCalled();
  });
});
