import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { answered, noAnswer } from '../fixtures/console.ts';
import { killTab } from '../steps/leaving.ts';
import type { StepCase } from './step-case.ts';

export type Fault = {
  name: string;
  /** What the browser says of it on the console. */
  says: (string | RegExp)[];
  /** The page goes with it, and another one has to be opened. */
  takesPage?: true;
  /** The server does its work, and the page does not hear of it. */
  losesReply?: true;
  /** Meets the requests that save a draft, or make the record: called before they are made; gives the way out of it. */
  begin: (page: Page, requests: Requests) => Promise<() => Promise<void>>;
};

type Requests = StepCase['record'];

/** The requests that keep a draft. */
export const drafts: Requests = { url: /\/api\/v1\/(questionnaires|patients\/[^/]+\/drafts\/[^/]+)$/ };

/** Whether a request writes what is meant: a draft of answers and the answers themselves go to the same address. */
function isOneOf({ url, isIt = () => true }: Requests, request: Request): boolean {
  return url.test(request.url()) && writes.includes(request.method()) && isIt(request.postData() ?? '');
}

const writes = ['POST', 'PUT'];

/** Does something else with the first request that writes, and lets all others through. */
async function meetOnce(
  page: Page,
  requests: Requests,
  meet: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  let met: Promise<void> | undefined;
  await page.route(requests.url, async (route, request) => {
    if (met || !isOneOf(requests, request)) return route.fallback();
    met = meet(route);
    await met;
  });
  return async () => {
    await met;
    await page.unroute(requests.url);
  };
}

const refused = { status: 401, json: { message: 'Please sign in again.', code: 'unauthorized' } };
const down = { status: 503, json: { message: 'Come back later.', code: 'unavailable' } };

export const faults: readonly Fault[] = [
  {
    name: 'offline',
    says: [/net::ERR_INTERNET_DISCONNECTED/],
    begin: async (page) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  },
  { name: 'a reload', says: [], takesPage: true, begin: holdReply },
  { name: 'a crash of the tab', says: [], takesPage: true, begin: holdReply },
  {
    name: '401',
    says: [answered(401)],
    begin: (page, requests) => meetOnce(page, requests, (route) => route.fulfill(refused)),
  },
  {
    name: '503',
    says: [answered(503)],
    begin: (page, requests) => meetOnce(page, requests, (route) => route.fulfill(down)),
  },
  {
    name: 'a reply lost after the commit',
    losesReply: true,
    // What is saved again over a version that it made itself, unknowing, is told so once.
    says: [noAnswer, answered(412)],
    begin: (page, requests) =>
      meetOnce(page, requests, async (route) => {
        await route.fetch();
        await route.abort();
      }),
  },
];

/** The server does its work, and the page never hears of it. */
function holdReply(page: Page, requests: Requests): Promise<() => Promise<void>> {
  return meetOnce(page, requests, async (route) => {
    await route.fetch();
  });
}

/** The page goes as the fault takes it: reloaded, or dead at once without a word to it. */
export async function losePage(fault: Fault, page: Page, context: BrowserContext, { step }: StepCase): Promise<Page> {
  if (fault.name === 'a reload') {
    // The way of the request stays as it is, which lets all others through: taken away before the reload, the request that is
    // held would still be sent; taken away after it, a file that the new page asks for just then may never be answered.
    await page.reload();
    return page;
  }
  await killTab(page);
  const other = await context.newPage();
  await other.goto(`/member/${step}/`);
  return other;
}
