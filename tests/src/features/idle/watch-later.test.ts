import { expect, test, vi } from 'vitest';
import { watchLater } from '#src/features/idle/watch-later.ts';
import { expectConsole } from '#tests/setup/console.ts';

const stopRunning = vi.fn();
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A line that gives the watch at the given try, and fails before. */
function lineWith({ failures }: { failures: number }) {
  vi.useFakeTimers();
  const watchIdle = vi.fn(() => stopRunning);
  const fetchIt = vi.fn(() => Promise.resolve({ watchIdle }));
  for (let failure = 0; failure < failures; failure += 1) fetchIt.mockImplementationOnce(lost);
  const line = { tell: vi.fn(), hear: vi.fn() };
  const stop = watchLater(line, fetchIt);
  return { stop, watchIdle, fetchIt, line };
}

test('what could not be fetched is asked for again, and then watches', async () => {
  expectConsole('error', 'Idle watch not loaded TypeError');
  const { watchIdle, fetchIt, line } = lineWith({ failures: 2 });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fetchIt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchIt).toHaveBeenCalledTimes(2);
  expect(watchIdle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(watchIdle).toHaveBeenCalledExactlyOnceWith(line);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchIt).toHaveBeenCalledTimes(3);
});

test('nothing is asked for again once the session has ended', async () => {
  expectConsole('error', 'Idle watch not loaded TypeError');
  const { stop, fetchIt } = lineWith({ failures: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchIt).toHaveBeenCalledTimes(1);
});

test('what comes when the session has ended meanwhile watches nothing', async () => {
  const { stop, watchIdle } = lineWith({ failures: 0 });
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watchIdle).not.toHaveBeenCalled();
});

test('the watch is told of its end', async () => {
  const { stop } = lineWith({ failures: 0 });
  await vi.advanceTimersByTimeAsync(0);
  stop();
  expect(stopRunning).toHaveBeenCalledTimes(1);
});
