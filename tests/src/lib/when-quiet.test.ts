import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from '#src/lib/when-quiet.ts';

const act = vi.fn();

beforeEach(() => {
  act.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => begin());
});

afterEach(() => {
  delete document.documentElement.dataset['drawn'];
  document.body.innerHTML = '';
});

test('nothing is done before the first page stands', () => {
  whenQuiet(act);
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event('novi.drawn'));
  expect(act).toHaveBeenCalledTimes(1);
});

test('nor while something is awaited that the page shows', () => {
  document.documentElement.dataset['drawn'] = '';
  document.body.innerHTML = '<p data-waiting>…</p>';
  whenQuiet(act);
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a browser that tells nothing of being idle is given a second', () => {
  vi.unstubAllGlobals();
  document.documentElement.dataset['drawn'] = '';
  whenQuiet(act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});
