import createClient, { type Middleware } from 'openapi-fetch';
import { providerCode } from '#domain/provider-code.ts';
import { fill } from '#domain/words.ts';
import { authErrorTexts, authErrorWords } from '../../texts/auth-errors.ts';
import { getToken } from '../identity/identity.ts';
import { endRefusedSession } from '../identity/token-reads.ts';
import { readPayload } from '../identity/token-payload.ts';
import { getLocale } from '../locale.ts';
import { logError } from '../log.ts';
import { ApiError, hasCode, NetworkError, readApiError } from './api-error.ts';
import { isEarly, takeEarlyAnswer } from './early-answers.ts';
import { notifyImpersonationEnd } from './impersonation-end.ts';
import { sendAfterPendingSaves } from './pending-saves.ts';
import type { SendingPaths } from './sending.ts';
import { recordServerTime } from './server-time.ts';

/** Milliseconds after which a request counts as lost: a slow phone gets its time, a dead line an answer. */
const requestTimeout = 20_000;
/** The same for a file that the server draws: it may have to wait for its turn. */
const drawnTimeout = 45_000;
const isDrawn = /\/(get-famgenix|documents\/[^/]+)$/;

/** Adds the token and the language to a request. */
const headers: Middleware = {
  async onRequest({ request }) {
    const token = await readToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    request.headers.set('Accept-Language', getLocale());
    return request;
  },
};

/** Makes every answer that is not a result an error that can be caught. */
const failures: Middleware = {
  async onResponse({ response }) {
    if (!isEarly(response)) recordServerTime(response);
    if (response.ok) return;
    const error = await readApiError(response);
    if (hasCode(error, 'impersonation_ended')) notifyImpersonationEnd();
    if (isUserNotFound(error, response.url)) logError('No user found');
    throw error;
  },
};

/** Below a user’s address, what is not found is the user, whatever the body says. */
function isUserNotFound(error: ApiError, url: string): boolean {
  return (error.status === 404 && /\/users\/[^/?]+/.test(url)) || hasCode(error, 'user_not_found');
}

/** The client of the API, typed by the contract. Rejects with `ApiError` or `NetworkError`. */
export const api = createClient<SendingPaths>({
  baseUrl: '/api/v1',
  fetch: (request: Request) => sendAfterPendingSaves(request, send),
});
api.use(headers, failures);

/**
 * Sends a request; when the token was not taken, sends it once more with a new one of the same account. Whoever has signed
 * in meanwhile did not ask for it. Where a read is not answered with the new one either, the session is over: no page leads on from
 * there. What is sent stays on its page, which says so.
 */
async function send(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await reach(request);
  if (response.status !== 401) return response;
  const refused = request.headers.get('Authorization');
  const token = await tokenOtherThan(refused);
  if (!token || !isSameAccount(refused, token)) return response;
  const second = await reach(await withToken(again, token));
  const isRead = request.method === 'GET';
  if (isRead && second.status === 401 && isSameAccount(refused, (await readToken()) ?? '')) await endRefusedSession();
  return second;
}

/** The request with another token: beside it, and in it where its body repeats it (the payloads of a user’s own record). */
async function withToken(request: Request, token: string): Promise<Request> {
  const old = request.headers.get('Authorization')?.replace('Bearer ', '');
  const body = await request.clone().text();
  const renewed = old && body.includes(old) ? new Request(request, { body: body.replaceAll(old, token) }) : request;
  renewed.headers.set('Authorization', `Bearer ${token}`);
  return renewed;
}

async function reach(request: Request): Promise<Response> {
  const early = takeEarlyAnswer(request);
  const answer = early && (await early);
  if (answer) return answer;
  try {
    const limit = isDrawn.test(new URL(request.url).pathname) ? drawnTimeout : requestTimeout;
    return await fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(limit)]) });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new NetworkError('The request did not get through.', { cause: error });
  }
}

/**
 * The token after one that was refused: it is renewed only where another request has not had it renewed meanwhile. Many that are
 * refused at the same moment share one renewal (getToken).
 */
async function tokenOtherThan(refused: string | null): Promise<string | undefined> {
  const token = await readToken();
  return token && `Bearer ${token}` !== refused ? token : readToken({ renew: true });
}

/** The token. One that can't be had fails the request as the API's own failures do. */
async function readToken(options?: { renew?: boolean }): Promise<string | undefined> {
  try {
    return await getToken(options);
  } catch (error) {
    throw asRequestFailure(error);
  }
}

/** Where the provider does not say why, its SDK could not be loaded: the line is down then, too. */
function asRequestFailure(cause: unknown): Error {
  const words = authErrorWords(cause);
  return providerCode(cause) === '' || words === authErrorTexts.offline
    ? new NetworkError('The token could not be asked for.', { cause })
    : Object.assign(new ApiError(401, 'unauthorized', fill(words, getLocale())), { cause });
}
/** Whether both tokens are of one account. Where one of them names none, they are not. */
function isSameAccount(one: string | null, other: string): boolean {
  const account = accountOf(one);
  return account !== undefined && account === accountOf(other);
}

/** The provider's id of the account, as the token says it. */
function accountOf(token: string | null): unknown {
  return token === null ? undefined : readPayload(token)?.['sub'];
}
