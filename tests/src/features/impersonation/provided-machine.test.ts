import { beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { readEnd, stopImpersonation } from '#src/features/impersonation/claims.ts';
import { subscribeToClock } from '#src/features/impersonation/provided-machine.ts';
import { subscribeToImpersonationEnd, notifyImpersonationEnd, tellOtherTabs } from '#src/lib/api/impersonation-end.ts';
import { recordServerTime } from '#src/lib/api/server-time.ts';
import { support } from '#src/lib/settings.ts';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { auth } from '#tests/harness/firebase-auth.ts';
import { startSession } from '#tests/harness/session.ts';
import { expectConsole } from '#tests/setup/console.ts';

const update = '/users/{userId}/update-user-claims';
const impersonations = '/users/{userId}/impersonations';
const original = { noviId: ' novi-9\u0000', name: 'Sam Staff', authorities: ['admin'] as const };
const impersonating = { original: { ...original, noviId: 'novi-9' }, memberId: 'm' };
const endsAt = Date.parse('2027-03-01T16:30:00.000Z');
const time: components['schemas']['Impersonation'] = {
  ...{ id: 'i', admin_id: 'novi-9', member_id: 'm', admin_name: 'Sam Staff', reason: 'A call.' },
  ...{ started_at: '2027-03-01T15:30:00.000Z', ends_at: '2027-03-01T16:30:00.000Z', ended_at: null, ended_by: null },
};

beforeEach(() => {
  startSession();
  backend.answers('post', update, () => new Response(null, { status: 204 }));
});

const answer = (...times: readonly (typeof time)[]) => backend.holds({ [impersonations]: [...times] });

test('stopping asks for the admin’s own identity and authorities, and for nobody beside them', async () => {
  await stopImpersonation(original);
  const body = {
    ...{ access_token: 'token-of-m', user_id: 'novi-9', novi_id: 'novi-9', novi_authorities: ['admin'] },
    ...{ original_novi_id: null, original_novi_name: null, original_novi_authorities: null },
  };
  expect(backend.received('post', update)).toMatchObject([{ params: { userId: 'novi-9' }, body }]);
});

test.each([
  [422, { code: 'claims_refused' as const, message: 'Not what the records say.' }, 'Not what the records say.'],
  [502, { message: '' }, `Error updating user claims. Please try again later or contact us at ${support.email}.`],
])('a stop that fails carries its sentence and the HTTP status', async (status, problem, message) => {
  backend.refuses('post', update, status, problem);
  await expect(stopImpersonation(original)).rejects.toMatchObject({ status, message });
});

test('so does one for which no token can be had', async () => {
  expectConsole('error', 'Token read failed Error');
  auth.currentUser!.getIdToken = () => Promise.reject(new Error('The provider is away.'));
  const message = `Error updating user claims. Please try again later or contact us at ${support.email}.`;
  await expect(stopImpersonation(original)).rejects.toMatchObject({ status: 0, message });
});

test.each([
  ['of this admin', [{ ...time, admin_id: 'novi-8', ends_at: '2027-03-01T11:00:00.000Z' }, time], endsAt],
  ['that is over', [{ ...time, ended_at: '2027-03-01T15:40:00.000Z' }], undefined],
  ['of nobody', [], undefined],
])('the end is the one of the open time %s', async (_, times, end) => {
  answer(...times);
  expect(await readEnd(impersonating)).toBe(end);
});

test.each([
  [30_000, endsAt],
  [-30_000, endsAt],
  [7_200_000, endsAt - 7_200_000],
  [-7_200_000, endsAt + 7_200_000],
])('where the server is %i ms ahead, the end is told by the clock of this device', async (now, end) => {
  // The server tells its time in whole seconds.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-01T15:00:00.000Z') });
  recordServerTime(new Response(null, { headers: { Date: new Date(Date.now() + now).toUTCString() } }));
  answer(time);
  expect(await readEnd(impersonating)).toBe(end);
});

test('the end is heard from the backend and from other tabs, until nobody listens', async () => {
  const listener = vi.fn();
  const stop = subscribeToImpersonationEnd(listener);
  notifyImpersonationEnd();
  expect(listener).toHaveBeenCalledTimes(1);
  tellOtherTabs();
  await eventually(() => expect(listener).toHaveBeenCalledTimes(2));
  stop();
  notifyImpersonationEnd();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the time is told at once, four times a second, and when the page is seen again', () => {
  vi.useFakeTimers({ now: endsAt });
  const tell = vi.fn();
  const stop = subscribeToClock(tell);
  vi.advanceTimersByTime(1000);
  expect(tell.mock.calls.flat()).toEqual([0, 250, 500, 750, 1000].map((after) => endsAt + after));
  vi.setSystemTime(endsAt + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tell).toHaveBeenLastCalledWith(endsAt + 60_000);
  dispatchEvent(new Event('pageshow'));
  expect(tell).toHaveBeenCalledTimes(7);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pageshow'));
  vi.advanceTimersByTime(1000);
  expect(tell).toHaveBeenCalledTimes(7);
});
