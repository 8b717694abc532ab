import { beforeEach, expect, test, vi } from 'vitest';
import { sendAfterPendingSaves, trackSave } from '#src/lib/api/pending-saves.ts';
import { resetPageState } from '#src/lib/page-state.ts';

const address = 'http://localhost/api/v1/patients/m/answers/survey';
const answer = (version: number) => new Response(null, { headers: { ETag: `"${version}"` } });

beforeEach(() => void vi.useFakeTimers());

/** The page goes while it saves the survey over version 1. */
function loseSavingPage() {
  void trackSave('answers/survey', 1, new Promise(() => {}));
  resetPageState();
}

test('what the page before was saving when it went is read once it has come in', async () => {
  loseSavingPage();
  const send = vi.fn<(request: Request) => Promise<Response>>();
  send.mockResolvedValueOnce(answer(1)).mockResolvedValueOnce(answer(1)).mockResolvedValueOnce(answer(2));
  const reading = sendAfterPendingSaves(new Request(address), send);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await reading).headers.get('ETag')).toBe('"2"');
  expect(send).toHaveBeenCalledTimes(3);
});

test('what never comes in is waited for once, and for two seconds', async () => {
  loseSavingPage();
  const send = vi.fn(() => Promise.resolve(answer(1)));
  const reading = sendAfterPendingSaves(new Request(address), send);
  await vi.advanceTimersByTimeAsync(2_000);
  await reading;
  send.mockClear();
  await sendAfterPendingSaves(new Request(address), send);
  expect(send).toHaveBeenCalledOnce();
});

test('nothing is waited for after a save that was answered, or that failed, nor for another record', async () => {
  await trackSave('answers/survey', 1, Promise.resolve());
  await trackSave('answers/survey', 2, Promise.reject(new Error('down'))).catch(() => undefined);
  void trackSave('drafts/counseling', 1, new Promise(() => {}));
  resetPageState();
  const send = vi.fn(() => Promise.resolve(answer(1)));
  await sendAfterPendingSaves(new Request(address), send);
  expect(send).toHaveBeenCalledOnce();
});
