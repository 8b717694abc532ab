import type { BrowserContext, Request, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { answered, noAnswer } from '#tests/browser/fixtures/console.ts';

/** Which requests are meant. */
export type Requests = { method: string | RegExp; url: RegExp; isIt?: (body: string) => boolean };

/** What becomes of a request that does not go well. */
export type Failure = keyof typeof failures;

/** What the browser says on its console of each failure. */
export const failures = {
  /** The server answers that it can’t. */
  down: { says: [answered(503)] },
  /** Nothing comes to the server. */
  unreachable: { says: [noAnswer] },
  /** The server does its work, and the page never hears of it. */
  replyLost: { says: [noAnswer] },
} as const;

/** Milliseconds for the answers to what is let through at the end of a tour: more than any test waits for. */
const patience = 15_000;

/**
 * Holds requests until the tour says what becomes of them. Each kind of request that is held has a name; all others go
 * through at once.
 */
export class Gate {
  readonly #context: BrowserContext;
  readonly #held = new Map<string, Route[]>();
  readonly #failing = new Map<string, Failure>();

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** From here on such requests wait. */
  async hold(name: string, requests: Requests): Promise<void> {
    if (this.#held.has(name)) return;
    const held: Route[] = [];
    this.#held.set(name, held);
    // It stays once all go through: Chromium loses requests that are under way as the last route is taken away (microsoft/playwright#41802).
    const meet = async (route: Route, request: Request) => {
      if (this.#held.get(name) !== held || !isOneOf(requests, request)) return route.fallback();
      const failure = this.#failing.get(name);
      if (failure) return failAs(route, failure);
      held.push(route);
    };
    await this.#context.route(requests.url, meet);
  }

  /** Lets all that wait through, and holds none from here on. */
  async open(name: string): Promise<void> {
    const held = this.#held.get(name) ?? [];
    this.#held.delete(name);
    // A page that has gone meanwhile waits for nothing.
    await Promise.allSettled(held.map((route) => route.fallback()));
  }

  /** As `open`, for one kind after the other, as their holding began: the server is done with one before it meets the next. */
  async openAll(): Promise<void> {
    for (const [name, held] of [...this.#held]) {
      await this.open(name);
      const ends = Promise.allSettled(held.map((route) => route.request().response()));
      const late = new Promise<never>((_, reject) => {
        setTimeout(reject, patience, new Error(`Requests “${name}” that were let through are not answered.`)).unref();
      });
      await Promise.race([ends, late]);
    }
  }

  /** Waits for a request, and lets it through. */
  async answer(name: string): Promise<void> {
    await (await this.#next(name)).fallback();
  }

  /** Waits for a request, and lets the server do its work: whoever sent it hears nothing of that. */
  async deliver(name: string): Promise<void> {
    await (await this.#next(name)).fetch();
  }

  /** Waits for a request, and has it fail. */
  async fail(name: string, failure: Failure): Promise<void> {
    await failAs(await this.#next(name), failure);
  }

  /** Has all that wait fail, and all that come, until the function that it answers is called: from then on they wait again. */
  async failAll(name: string, failure: Failure): Promise<() => void> {
    this.#failing.set(name, failure);
    await Promise.all(
      this.#listOf(name)
        .splice(0)
        .map((route) => failAs(route, failure)),
    );
    return () => this.#failing.delete(name);
  }

  /** Waits for a request, and changes what the server answers, or the headers of it. */
  async change(name: string, change: (json: never) => object, headers: Record<string, string> = {}): Promise<void> {
    const route = await this.#next(name);
    const response = await route.fetch();
    const json = change((await response.json()) as never);
    await route.fulfill({ response, json, headers: { ...response.headers(), ...headers } });
  }

  /** Waits for a request, and answers it in the server’s place. */
  async reply(name: string, status: number, json: object): Promise<void> {
    await (await this.#next(name)).fulfill({ status, json });
  }

  /** Whoever sent what waits is gone: nobody hears of it any more. */
  async discard(name: string): Promise<void> {
    if (this.#held.has(name))
      await Promise.allSettled(
        this.#listOf(name)
          .splice(0)
          .map((route) => route.abort()),
      );
  }

  /** Waits until a request was sent twice, and never answers the second: one answer is enough for whoever sent it. */
  async dropTwin(name: string): Promise<void> {
    await expect.poll(() => this.count(name), { message: `a request “${name}”, twice` }).toBe(2);
    this.#listOf(name).pop();
  }

  /** How many wait. */
  count(name: string): number {
    return this.#listOf(name).length;
  }

  /** Waits until a request is there that waits. */
  async waits(name: string): Promise<void> {
    await expect.poll(() => this.count(name), { message: `a request “${name}”` }).toBeGreaterThan(0);
  }

  async #next(name: string): Promise<Route> {
    await this.waits(name);
    return this.#listOf(name).shift()!;
  }

  #listOf(name: string): Route[] {
    const held = this.#held.get(name);
    if (!held) throw new Error(`No requests “${name}” are held.`);
    return held;
  }
}

async function failAs(route: Route, failure: Failure): Promise<void> {
  if (failure === 'down')
    return route.fulfill({ status: 503, json: { message: 'Come back later.', code: 'unavailable' } });
  if (failure === 'replyLost') await route.fetch();
  await route.abort();
}

function isOneOf({ method, isIt = () => true }: Requests, request: Request): boolean {
  const isMethod = typeof method === 'string' ? method === request.method() : method.test(request.method());
  return isMethod && isIt(request.postData() ?? '');
}
