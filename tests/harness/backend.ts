import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { components, paths } from '#openapi/generated/types.ts';

type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';
type Operation<M extends Method, P extends keyof paths> = paths[P][M];
type PathsWith<M extends Method> = { [P in keyof paths]: undefined extends paths[P][M] ? never : P }[keyof paths];

type Responses<Op> = Op extends { responses: infer R } ? R : never;
type Success<Op> = Responses<Op>[Extract<keyof Responses<Op>, 200 | 201 | 202>];
/** What an answer that went well holds under `data`. */
type Data<Op> = Success<Op> extends { content: { 'application/json': { data: infer D } } } ? D : undefined;
type Body<Op> = Op extends { requestBody?: { content: { 'application/json': infer B } } } ? B : undefined;
type Params<Op> = Op extends { parameters: { path: infer P } } ? P : Record<never, string>;

/** A request as it came in. The body is that of the contract: the app's client is typed by it. */
export type Received<Op = unknown> = {
  params: Params<Op>;
  /** Names and values of the query, as they stood in the address. */
  query: Record<string, string>;
  headers: Headers;
  body: Body<Op>;
};

/** An answer that is more than its data: another status, headers, or no JSON at all. */
type Answer<Op> = Data<Op> | HttpResponse<never> | Response;
type Responder = (received: Received) => unknown;

const responders = new Map<string, Responder>();
const defaults = new Map<string, Responder>();
let requests: { key: string; received: Received }[] = [];
const underWay = new Set<string>();
let whenQuiet: (() => void)[] = [];
const releases: (() => void)[] = [];

/** Stands where the network is. */
export const network = setupServer();
network.events.on('request:start', ({ request, requestId }) => {
  if (request.signal.aborted) return;
  underWay.add(requestId);
  request.signal.addEventListener('abort', () => ended({ requestId }));
});
network.events.on('request:end', ended);
network.events.on('unhandledException', ended);

function ended({ requestId }: { requestId: string }): void {
  underWay.delete(requestId);
  if (underWay.size === 0) whenQuiet.splice(0).forEach((tell) => tell());
}

/** What no test has given an answer to: said on the console, where it fails the test. */
const unexpected = http.all('*/api/v1/*', ({ request }) => {
  console.error(`No answer was given to ${request.method} ${request.url}`);
  return HttpResponse.error();
});

/**
 * The API as a test needs it, over the network and typed by the contract: an answer that it does not know does not compile.
 */
export const backend = {
  /** What reading these paths answers, until it is said otherwise. */
  holds(records: { [P in PathsWith<'get'>]?: Data<Operation<'get', P>> }): void {
    for (const [path, data] of Object.entries(records)) give('get', path, () => data);
  },

  /** What a request is answered with, made from the request. */
  answers<M extends Method, P extends PathsWith<M>>(
    method: M,
    path: P,
    answer: (received: Received<Operation<M, P>>) => Answer<Operation<M, P>> | Promise<Answer<Operation<M, P>>>,
  ): void {
    give(method, path, answer);
  },

  /** The API refuses the request so, and says why. */
  refuses<M extends Method>(method: M, path: PathsWith<M>, status: number, problem?: Partial<Problem>): void {
    give(method, path, () => refusal(status, problem));
  },

  /** The line is down for this request. */
  isAway<M extends Method>(method: M, path: PathsWith<M>): void {
    give(method, path, () => HttpResponse.error());
  },

  /** The request waits for its answer until it is released, or the test is over. */
  waits<M extends Method, P extends PathsWith<M>>(method: M, path: P): () => void {
    const before = responderOf(keyOf(method, path));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    releases.push(release);
    give(method, path, async (received) => {
      await released;
      return before ? before(received) : HttpResponse.error();
    });
    return release;
  },

  /** What has come in for this path so far, the earliest first. */
  received<M extends Method, P extends PathsWith<M>>(method: M, path: P): Received<Operation<M, P>>[] {
    const key = keyOf(method, path);
    return requests.filter((each) => each.key === key).map(({ received }) => received as Received<Operation<M, P>>);
  },

  /** Every request so far, as `get /kits/{patientId}`. */
  requests: () => requests.map(({ key }) => key),

  /** Forgets what has come in: what is looked for next has come after this. */
  forgetRequests(): void {
    requests = [];
  },
};

type Problem = components['schemas']['Error'];

/** An answer of the API that says no. */
export function refusal(status: number, problem: Partial<Problem> = {}): HttpResponse<never> {
  return HttpResponse.json({ message: 'No.', code: 'internal_error', ...problem }, { status }) as never;
}

/** For the harness: what is answered where a test says nothing of it. */
export function assume<M extends Method, P extends PathsWith<M>>(
  method: M,
  path: P,
  answer: (received: Received<Operation<M, P>>) => Answer<Operation<M, P>>,
): void {
  defaults.set(keyOf(method, path), answer);
  listen();
}

/** Before the next test: what waits is released, what is under way ends, and nothing is known any more. */
export async function resetBackend(): Promise<void> {
  releases.splice(0).forEach((release) => release());
  // What a page saves as it goes is sent within this turn.
  await new Promise((resolve) => setTimeout(resolve));
  if (underWay.size > 0) await new Promise<void>((resolve) => whenQuiet.push(resolve));
  responders.clear();
  defaults.clear();
  requests = [];
  whenQuiet = [];
  network.resetHandlers(unexpected);
}

function give(method: Method, path: string, responder: Responder): void {
  responders.set(keyOf(method, path), responder);
  listen();
}

const keyOf = (method: Method, path: string) => `${method} ${path}`;
const responderOf = (key: string) => responders.get(key) ?? defaults.get(key);

/** Words go before places: `/patients/is-eligible` is not the patient of that name. */
function listen(): void {
  const places = (key: string) => key.split('{').length;
  const keys = [...new Set([...responders.keys(), ...defaults.keys()])];
  network.resetHandlers(...keys.sort((one, other) => places(one) - places(other)).map(handlerOf), unexpected);
}

function handlerOf(key: string) {
  const [method = '', path = ''] = key.split(' ');
  return http[method as Method](
    `*/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`,
    async ({ request, params: { 0: _origin, ...params } }) => {
      const text = await request.clone().text();
      const received = {
        params,
        query: Object.fromEntries(new URL(request.url).searchParams),
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      } as Received;
      requests.push({ key, received });
      const answer = await responderOf(key)?.(received);
      return answer instanceof Response ? answer : HttpResponse.json({ data: answer } as object);
    },
  );
}
