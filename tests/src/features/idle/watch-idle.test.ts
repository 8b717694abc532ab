import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthEvent } from '#machines/auth/types.ts';
import { authActors } from '#src/app/actors.ts';
import { watchIdle, type IdleLine } from '#src/features/idle/watch-idle.ts';
import { SessionNotice } from '#src/features/session/use-end-notice.tsx';
import { idleLimit } from '#src/lib/settings.ts';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { startSession } from '#tests/harness/session.ts';

const channelName = 'novi.idle-over';
let otherTab: BroadcastChannel;

beforeEach(() => {
  backend.holds({ '/states/list': [] });
  otherTab = new BroadcastChannel(channelName);
});

afterEach(() => {
  otherTab.close();
  vi.useRealTimers();
  delete document.documentElement.dataset['drawn'];
});

/** A session with the app's own watch, loaded. */
async function watchedSession() {
  const session = startSession({ actors: { watchIdle: authActors.watchIdle } });
  await eventually(() => expect(localStorage.getItem('novi.active')).not.toBeNull());
  return session;
}

/** A watch without a session, and what it tells. */
function watched() {
  const told: AuthEvent[] = [];
  let command: Parameters<IdleLine['hear']>[0] = () => {};
  const stop = watchIdle({ tell: (event) => told.push(event), hear: (listener) => (command = listener) });
  return { told, stop, command: (type: Parameters<typeof command>[0]['type']) => command({ type }) };
}

test('the tab that finds that nobody is there tells the others', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  const heard = new Promise((resolve) => (otherTab.onmessage = resolve));
  const session = await watchedSession();
  expect(session.getSnapshot().hasTag('signedIn')).toBe(true);
  vi.advanceTimersByTime(idleLimit + 1_000);
  expect(session.getSnapshot().hasTag('signedIn')).toBe(false);
  await heard;
});

test('a tab that is told ends, though its own count is a moment behind', async () => {
  const session = await watchedSession();
  otherTab.postMessage(null);
  await eventually(() => expect(session.getSnapshot().context.notice).toBe('idle'));
});

test('what somebody does is told, and where it counts, the count begins anew', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  const { told, stop, command } = watched();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new KeyboardEvent('keydown'));
  expect(told.at(-2)).toEqual({ type: 'idle.counted', idle: { wall: 60_000, steady: 60_000 } });
  expect(told.at(-1)).toEqual({ type: 'activity.seen' });
  command('count.restarted');
  vi.advanceTimersByTime(1_000);
  expect(told.at(-1)).toEqual({ type: 'idle.counted', idle: { wall: 1_000, steady: 1_000 } });
  stop();
  const before = told.length;
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(before);
});

test('what is said once the session has ended comes ahead, when all is quiet', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  document.documentElement.dataset['drawn'] = '';
  const preload = vi.spyOn(SessionNotice, 'preload');
  const { stop } = watched();
  expect(preload).not.toHaveBeenCalled();
  await vi.runOnlyPendingTimersAsync();
  expect(preload).toHaveBeenCalled();
  stop();
});

test('the page is covered while its clocks are in doubt', async () => {
  const session = startSession();
  const { style } = document.documentElement;
  session.send({ type: 'idle.counted', idle: { wall: idleLimit, steady: 0 } });
  expect(style.opacity).toBe('0');
  session.send({ type: 'idle.settled', idle: { wall: 1_000, steady: 1_000 } });
  await eventually(() => expect(style.opacity).toBe(''));
});
