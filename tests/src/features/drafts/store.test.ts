import { beforeEach, expect, test, vi } from 'vitest';
import { saveDraft } from '#src/features/drafts/store.ts';
import { backend } from '#tests/harness/backend.ts';
import { draftWith } from '#tests/harness/records.ts';
import { startSession } from '#tests/harness/session.ts';

const key = { patientId: 'm', record: 'drafts/eligibility' };
const path = '/patients/{patientId}/drafts/{draftStep}';

beforeEach(() => {
  startSession();
  backend.answers('put', path, ({ body }) => draftWith(body.values, 1, 'eligibility'));
});

/** Whether the browser is asked to finish a save of so many bytes though its page goes. */
async function outlives(bytes: number, isLeaving: boolean): Promise<boolean> {
  const send = vi.spyOn(globalThis, 'fetch');
  await saveDraft({ key, value: { zip: 'a'.repeat(bytes) }, version: 0, isLeaving });
  const [[request] = []] = send.mock.calls;
  send.mockRestore();
  return (request as Request).keepalive;
}

test('the browser finishes a short save though its page goes', async () => {
  expect([await outlives(1_000, false), await outlives(1_000, true)]).toEqual([true, true]);
});

test('of a longer one that is asked only while the page goes, and never for more than it takes', async () => {
  expect([await outlives(30_000, false), await outlives(30_000, true)]).toEqual([false, true]);
  // A browser refuses more than 64 KiB with the same error as a line that is down.
  expect([await outlives(70_000, false), await outlives(70_000, true)]).toEqual([false, false]);
});
