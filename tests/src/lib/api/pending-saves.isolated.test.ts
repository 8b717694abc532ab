import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const address = 'http://localhost/api/v1/patients/m/answers/survey';
const answer = (version: number) => new Response(null, { headers: { ETag: `"${version}"` } });

/** A page that has just been loaded. */
const newPage = () => {
  vi.resetModules();
  return import('#src/lib/api/pending-saves.ts');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The page goes while it saves the survey over version 1. */
async function loseSavingPage() {
  const { trackSave } = await newPage();
  void trackSave('answers/survey', 1, new Promise(() => {}));
}

test('what the page before was saving when it went is read once it has come in', async () => {
  await loseSavingPage();
  const { sendAfterPendingSaves } = await newPage();
  const send = vi.fn<(request: Request) => Promise<Response>>();
  send.mockResolvedValueOnce(answer(1)).mockResolvedValueOnce(answer(1)).mockResolvedValueOnce(answer(2));
  const reading = sendAfterPendingSaves(new Request(address), send);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await reading).headers.get('ETag')).toBe('"2"');
  expect(send).toHaveBeenCalledTimes(3);
});

test('what never comes in is waited for once, and for two seconds', async () => {
  await loseSavingPage();
  const { sendAfterPendingSaves } = await newPage();
  const send = vi.fn(() => Promise.resolve(answer(1)));
  const reading = sendAfterPendingSaves(new Request(address), send);
  await vi.advanceTimersByTimeAsync(2_000);
  await reading;
  send.mockClear();
  await sendAfterPendingSaves(new Request(address), send);
  expect(send).toHaveBeenCalledOnce();
});

test('nothing is waited for after a save that was answered, or that failed, nor for another record', async () => {
  const { trackSave } = await newPage();
  await trackSave('answers/survey', 1, Promise.resolve());
  await trackSave('answers/survey', 2, Promise.reject(new Error('down'))).catch(() => undefined);
  void trackSave('drafts/counseling', 1, new Promise(() => {}));
  const { sendAfterPendingSaves } = await newPage();
  const send = vi.fn(() => Promise.resolve(answer(1)));
  await sendAfterPendingSaves(new Request(address), send);
  expect(send).toHaveBeenCalledOnce();
});
