import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#src/lib/identity/firebase.ts';
import { loadSdk } from '#src/lib/identity/sdk.ts';
import { hasPendingTokenReads, onSessionOver, readToken, tokenReadsSettled } from '#src/lib/identity/token-reads.ts';
import { auth } from '#tests/harness/firebase-auth.ts';
import { expectConsole } from '#tests/setup/console.ts';

const ana = { uid: 'ana' } as User;
const over = vi.fn();

beforeEach(() => {
  void loadSdk();
  auth.currentUser = ana;
  over.mockClear();
  onSessionOver(over);
});

const refused = (code: string) => {
  expectConsole('error', /^Token read failed/);
  return Promise.reject<string>(Object.assign(new Error(code), { code: `auth/${code}` }));
};

test.each(['user-token-expired', 'user-disabled', 'user-not-found', 'invalid-user-token', 'invalid-refresh-token'])(
  'a renewal that is refused with %s ends the session, and is refused all the same',
  async (code) => {
    await expect(readToken(ana, refused(code))).rejects.toThrow(code);
    expect(over).toHaveBeenCalledTimes(1);
  },
);

test.each(['network-request-failed', 'internal-error', 'too-many-requests', 'timeout'])(
  'a renewal that fails with %s says nothing about the session',
  async (code) => {
    await expect(readToken(ana, refused(code))).rejects.toThrow(code);
    expect(over).not.toHaveBeenCalled();
  },
);

test('a line that is down says nothing about the session', async () => {
  expectConsole('error', 'Token read failed TypeError');
  await expect(readToken(ana, Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
  expect(over).not.toHaveBeenCalled();
});

test('whom the SDK has signed out already is told, too', async () => {
  auth.currentUser = null;
  await expect(readToken(ana, refused('user-token-expired'))).rejects.toThrow();
  expect(over).toHaveBeenCalledTimes(1);
});

test('a refusal of the person before, which comes late, ends nothing for the next one', async () => {
  auth.currentUser = { uid: 'ben' } as User;
  await expect(readToken(ana, refused('user-token-expired'))).rejects.toThrow();
  expect(over).not.toHaveBeenCalled();
});

test('what is being read is waited for, and why it failed is known by then', async () => {
  expectConsole('error', /^Token read failed/);
  let refuse: (error: unknown) => void = () => {};
  const reading = readToken(ana, new Promise<string>((_, reject) => (refuse = reject)));
  expect(hasPendingTokenReads()).toBe(true);
  const waited = tokenReadsSettled().then(() => over.mock.calls.length);
  refuse(Object.assign(new Error(), { code: 'auth/user-disabled' }));
  await expect(reading).rejects.toThrow();
  expect(await waited).toBe(1);
  expect(hasPendingTokenReads()).toBe(false);
});

test('nobody waits for longer than a second', async () => {
  vi.useFakeTimers();
  void readToken(ana, new Promise<string>(() => {}));
  const waited = tokenReadsSettled();
  await vi.advanceTimersByTimeAsync(1_000);
  await waited;
});
