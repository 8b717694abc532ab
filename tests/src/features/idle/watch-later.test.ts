import { expect, test, vi } from 'vitest';
import { watchLater } from '#src/features/idle/watch-later.ts';
import { expectConsole } from '#tests/setup/console.ts';

const running = { stay: vi.fn(), stop: vi.fn() };
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A line that gives the watch at the given try, and fails before. */
function lineWith({ failures }: { failures: number }) {
  vi.useFakeTimers();
  const watchIdle = vi.fn(() => running);
  const fetchIt = vi.fn(() => Promise.resolve({ watchIdle }));
  for (let failure = 0; failure < failures; failure += 1) fetchIt.mockImplementationOnce(lost);
  const tell = vi.fn();
  const watch = watchLater(tell, fetchIt);
  return { watch, watchIdle, fetchIt, tell };
}

test('what could not be fetched is asked for again, and then watches', async () => {
  expectConsole('error', 'Idle watch not loaded TypeError');
  const { watchIdle, fetchIt, tell } = lineWith({ failures: 2 });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fetchIt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchIt).toHaveBeenCalledTimes(2);
  expect(watchIdle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(watchIdle).toHaveBeenCalledExactlyOnceWith(tell);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchIt).toHaveBeenCalledTimes(3);
});

test('nothing is asked for again once the session has ended', async () => {
  expectConsole('error', 'Idle watch not loaded TypeError');
  const { watch, fetchIt } = lineWith({ failures: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchIt).toHaveBeenCalledTimes(1);
});

test('what comes when the session has ended meanwhile watches nothing', async () => {
  const { watch, watchIdle } = lineWith({ failures: 0 });
  watch.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watchIdle).not.toHaveBeenCalled();
});

test('who stays is told to the watch, and its end as well', async () => {
  const { watch } = lineWith({ failures: 0 });
  await vi.advanceTimersByTimeAsync(0);
  watch.stay();
  expect(running.stay).toHaveBeenCalledTimes(1);
  watch.stop();
  expect(running.stop).toHaveBeenCalledTimes(1);
});
