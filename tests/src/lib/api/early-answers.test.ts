import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#src/lib/api/client.ts';
import { serverClockOffset } from '#src/lib/api/server-time.ts';
import type { User } from '#src/lib/identity/firebase.ts';
import { loadSdk } from '#src/lib/identity/sdk.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';
import { present } from '#tests/harness/firebase-auth.ts';

const local = { baseUrl: 'http://localhost/api/v1' };
const states = () => api.GET('/states/list', local);
const answer = (said: string, headers = {}) => Response.json({ data: [said] }, { headers });
let fetched: ReturnType<typeof vi.fn<typeof fetch>>;

/** As the script in the page leaves it. */
function early(promise: Promise<Response>, { token = 'token', language = 'en' } = {}): void {
  // Whoever takes it hears why it has failed.
  promise.catch(() => undefined);
  window.noviEarly = {
    ...{ authorization: `Bearer ${token}`, 'accept-language': language },
    askedAt: performance.now(),
    answers: new Map([['/api/v1/states/list', [promise]]]),
  };
}

beforeEach(async () => {
  present({ getIdToken: () => Promise.resolve('token') } as unknown as User);
  await loadSdk();
  fetched = vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(answer('later')));
  vi.stubGlobal('fetch', fetched);
  // However long the page has stood.
  vi.spyOn(performance, 'now').mockReturnValue(20_000);
});
afterEach(() => {
  window.noviEarly = undefined;
});

test('what was asked for early is not asked for again, once', async () => {
  early(Promise.resolve(answer('early')));
  expect((await states()).data).toEqual({ data: ['early'] });
  expect(fetched).not.toHaveBeenCalled();
  expect((await states()).data).toEqual({ data: ['later'] });
});

test('what was asked for twice is given twice', async () => {
  early(Promise.resolve(answer('early')));
  window.noviEarly?.answers.get('/api/v1/states/list')?.push(Promise.resolve(answer('also early')));
  expect((await states()).data).toEqual({ data: ['early'] });
  expect((await states()).data).toEqual({ data: ['also early'] });
  expect((await states()).data).toEqual({ data: ['later'] });
});

test.each([
  ['another token', { token: 'of somebody else' }],
  ['another language', { language: 'es' }],
])('an answer to %s is not taken', async (_, asked) => {
  early(Promise.resolve(answer('early')), asked);
  expect((await states()).data).toEqual({ data: ['later'] });
});

test('one that did not get through is asked for again', async () => {
  early(Promise.reject(new TypeError('Failed to fetch')));
  expect((await states()).data).toEqual({ data: ['later'] });
});

test('none is taken after something was written, or the person has gone', async () => {
  early(Promise.resolve(answer('early')));
  const params = { path: { userPhoneId: 'x' }, header: { 'If-Match': '"1"' } };
  await api.DELETE('/user-phones/{userPhoneId}', { ...local, params });
  expect((await states()).data).toEqual({ data: ['later'] });
  early(Promise.resolve(answer('early')));
  clearPersonalData();
  expect(window.noviEarly).toBeUndefined();
});

test('none is taken when it is old', async () => {
  early(Promise.resolve(answer('early')));
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect((await states()).data).toEqual({ data: ['later'] });
});

test('the server’s clock is not read off an answer that came a while ago', async () => {
  early(Promise.resolve(answer('early', { Date: 'Thu, 01 Jan 2026 00:00:00 GMT' })));
  await states();
  expect(serverClockOffset()).toBeUndefined();
});
