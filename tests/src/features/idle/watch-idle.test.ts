import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdle } from '#src/features/idle/watch-idle.ts';
import { idleLimit } from '#src/lib/settings.ts';
import { backend } from '#tests/harness/backend.ts';

const channelName = 'novi.idle-over';
let otherTab: BroadcastChannel;

beforeEach(() => {
  backend.holds({ '/states/list': [] });
  otherTab = new BroadcastChannel(channelName);
});

afterEach(() => {
  otherTab.close();
  vi.useRealTimers();
});

test('the tab that finds that nobody is there tells the others before its own session ends', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  const heard = new Promise((resolve) => (otherTab.onmessage = resolve));
  const tell = vi.fn();
  const { stop } = watchIdle(tell);
  vi.advanceTimersByTime(idleLimit + 1_000);
  expect(tell).toHaveBeenLastCalledWith({ type: 'idle.over' });
  await heard;
  stop();
});

test('a tab that is told ends, though its own count is a moment behind', async () => {
  const told = new Promise((resolve) => {
    const { stop } = watchIdle((event) => {
      stop();
      resolve(event);
    });
  });
  otherTab.postMessage(null);
  expect(await told).toEqual({ type: 'idle.over' });
});
