import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { api } from '#src/lib/api/client.ts';
import type { User } from '#src/lib/identity/firebase.ts';
import { loadSdk } from '#src/lib/identity/sdk.ts';
import { onSessionOver } from '#src/lib/identity/token-reads.ts';
import { auth, present } from '#tests/harness/firebase-auth.ts';
import { expectConsole } from '#tests/setup/console.ts';

/** A token of an account, as the provider writes them; the ids have letters that base64 writes in two ways. */
const tokenFor = (sub: string, number: number) =>
  ['{"alg":"none"}', JSON.stringify({ sub, number, name: '¿Ñandú?' }), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const [old, fresh] = [tokenFor('ana', 1), tokenFor('ana', 2)];

const answer = (status: number, body: unknown) => Response.json(body, { status });
const local = { baseUrl: 'http://localhost/api/v1' };
const states = () => api.GET('/states/list', local);
let fetched: ReturnType<typeof vi.fn<typeof fetch>>;

/** What the provider answers whose token is asked for, and whether it is renewed. */
const getIdToken = vi.fn<(renew: boolean) => Promise<string>>();
const renewals = () => getIdToken.mock.calls.filter(([renew]) => renew);

/** Somebody is there, whose token is this. */
const signIn = (token: typeof getIdToken | (() => Promise<string>)) =>
  present({ getIdToken: token } as unknown as User);

beforeEach(async () => {
  getIdToken.mockReset().mockImplementation((renew) => Promise.resolve(renew ? fresh : old));
  signIn(getIdToken);
  await loadSdk();
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
});

const tokenOf = (call: Parameters<typeof fetch>) => (call[0] as Request).headers.get('Authorization');

test('ten requests that are refused at once cause one renewal and one more try each', async () => {
  fetched.mockImplementation((request) =>
    Promise.resolve(
      (request as Request).headers.get('Authorization') === `Bearer ${fresh}`
        ? answer(200, { data: [] })
        : answer(401, { message: 'Sign in', code: 'unauthorized' }),
    ),
  );
  await Promise.all(Array.from({ length: 10 }, states));
  expect(fetched).toHaveBeenCalledTimes(20);
  expect(renewals()).toHaveLength(1);
  expect(tokenOf(fetched.mock.calls.at(-1)!)).toBe(`Bearer ${fresh}`);
});

test('a refusal that comes after the token was renewed for another request causes no second renewal', async () => {
  let token = old;
  getIdToken.mockImplementation((renew) => {
    if (renew) token = fresh;
    return Promise.resolve(token);
  });
  let refuseLate = () => {};
  const late = new Promise<void>((resolve) => (refuseLate = resolve));
  let seen = 0;
  fetched.mockImplementation(async (request) => {
    if ((request as Request).headers.get('Authorization') === `Bearer ${fresh}`) return answer(200, { data: [] });
    if ((seen += 1) === 2) await late;
    return answer(401, { message: 'Sign in', code: 'unauthorized' });
  });
  const [first, second] = [states(), states()];
  await first;
  refuseLate();
  await second;
  expect(renewals()).toHaveLength(1);
});

test('a body that repeats the token has the new one, too, when it is sent again', async () => {
  const bodies: string[] = [];
  fetched.mockImplementation(async (request) => {
    const sent = request as Request;
    bodies.push(await sent.clone().text());
    return sent.headers.get('Authorization') === `Bearer ${fresh}`
      ? answer(200, { data: {} })
      : answer(401, { message: 'Sign in', code: 'unauthorized' });
  });
  await api.PUT('/users/{userId}', {
    baseUrl: 'http://localhost/api/v1',
    params: { path: { userId: 'u' } },
    body: { user_id: 'u', access_token: old, step: 'survey' },
  });
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    { user_id: 'u', access_token: old, step: 'survey' },
    { user_id: 'u', access_token: fresh, step: 'survey' },
  ]);
});

test.each([
  ['somebody else', tokenFor('ben', 1)],
  ['somebody whom no token names', 'unreadable'],
])('a request that is refused is never sent again as %s who is there by then', async (_, other) => {
  fetched.mockImplementation(() => {
    signIn(() => Promise.resolve(other));
    return Promise.resolve(answer(401, { message: 'Sign in', code: 'unauthorized' }));
  });
  await expect(states()).rejects.toMatchObject({ status: 401 });
  expect(fetched).toHaveBeenCalledOnce();
  expect(tokenOf(fetched.mock.calls[0]!)).toBe(`Bearer ${old}`);
});

test.each([
  ['somebody who has signed in meanwhile', fresh],
  ['somebody whom no token names', 'unreadable'],
])('a request of nobody is never sent again as %s', async (_, next) => {
  present(null);
  fetched.mockImplementation(() => {
    signIn(() => Promise.resolve(next));
    return Promise.resolve(answer(401, { message: 'Sign in', code: 'unauthorized' }));
  });
  await expect(states()).rejects.toMatchObject({ status: 401 });
  expect(fetched).toHaveBeenCalledOnce();
});

describe('a read that is refused with the new token as well', () => {
  const refuse = () => Promise.resolve(answer(401, { message: 'Sign in', code: 'unauthorized' }));
  const over = vi.fn();
  beforeEach(() => {
    over.mockReset();
    onSessionOver(over);
  });

  test('is refused for good, and ends the session on this device, too', async () => {
    fetched.mockImplementation(refuse);
    await expect(states()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(over).toHaveBeenCalledOnce();
    expect(auth.currentUser).toBeNull();
  });

  test('ends nothing where something is sent, which its page says', async () => {
    fetched.mockImplementation(refuse);
    const sent = api.DELETE('/users/{userId}', { ...local, params: { path: { userId: 'u' } } });
    await expect(sent).rejects.toMatchObject({ status: 401 });
    expect(over).not.toHaveBeenCalled();
  });

  test('ends nothing for somebody else who has signed in by then', async () => {
    fetched.mockImplementation(() => {
      if (fetched.mock.calls.length === 2) signIn(() => Promise.resolve(tokenFor('ben', 1)));
      return refuse();
    });
    await expect(states()).rejects.toMatchObject({ status: 401 });
    expect(over).not.toHaveBeenCalled();
    expect(auth.currentUser).not.toBeNull();
  });
});

test('an error of the API carries its sentence, code, status and problems', async () => {
  const errors = [{ path: '/zip', message: 'no' }];
  fetched.mockResolvedValue(answer(422, { message: 'Check', code: 'unprocessable', errors }));
  const failure: unknown = await states().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 422, code: 'unprocessable', message: 'Check', errors });
});

test('a page of a proxy instead of an answer has no sentence of its own to show', async () => {
  fetched.mockResolvedValue(new Response('<html>', { status: 502 }));
  await expect(states()).rejects.toMatchObject({ status: 502, message: '' });
});

test('a request that does not get through is told apart from an answer', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(states()).rejects.toBeInstanceOf(NetworkError);
});

test('a file that the server draws is waited for longer: it may have to wait for its turn', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  fetched.mockImplementation(() => Promise.resolve(answer(200, { data: [] })));
  const baseUrl = 'http://localhost/api/v1';
  const path = { patientId: 'p' };
  await states();
  await api.GET('/patients/{patientId}/documents', { baseUrl, params: { path } });
  await api.GET('/patients/{patientId}/get-famgenix', { baseUrl, params: { path } });
  await api.GET('/patients/{patientId}/documents/{documentId}', {
    ...{ baseUrl, params: { path: { ...path, documentId: 'd' } }, parseAs: 'blob' },
  });
  expect(limit.mock.calls).toEqual([[20_000], [20_000], [45_000], [45_000]]);
  limit.mockRestore();
});

test.each([
  ['its code', { message: 'There is no such record.', code: 'user_not_found' }],
  ['its address alone', '<html>'],
])('a user who is not found is logged by exactly these words, known by %s', async (_, body) => {
  expectConsole('error', /^No user found$/);
  fetched.mockImplementation((request) => Promise.resolve(answeredAt(request, answer(404, body))));
  const user = api.GET('/users/{userId}/roles', { ...local, params: { path: { userId: 'me' } } });
  await expect(user).rejects.toMatchObject({ status: 404 });
});

test('what else is not found is no user', async () => {
  fetched.mockImplementation((request) =>
    Promise.resolve(answeredAt(request, answer(404, { message: '', code: 'not_found' }))),
  );
  const kits = api.GET('/kits/{patientId}', { ...local, params: { path: { patientId: crypto.randomUUID() } } });
  await expect(kits).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  ['no code', { message: 'Somebody else changed this.' }, 'unreadable'],
  [
    'a code that is none',
    { message: 'Somebody else changed this.', code: 7, errors: [7, { path: 'a' }] },
    'unreadable',
  ],
])('the server’s message is kept of a body with %s', async (_, body, code) => {
  fetched.mockResolvedValue(answer(409, body));
  const message = 'Somebody else changed this.';
  await expect(states()).rejects.toMatchObject({ status: 409, message, code, errors: [] });
});

test.each([[null], ['<html>'], [7], [{}], [{ message: 7, code: 'conflict' }]])(
  'of a body without a message (%j) there is none',
  async (body) => {
    fetched.mockResolvedValue(answer(502, body));
    await expect(states()).rejects.toMatchObject({ status: 502, message: '' });
  },
);

/** An answer that says where it comes from, as a browser's does. */
function answeredAt(request: Parameters<typeof fetch>[0], response: Response): Response {
  return Object.defineProperty(response, 'url', { value: (request as Request).url });
}
