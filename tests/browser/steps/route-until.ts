import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Meets requests until the function that it answers is called: from then on they go through. The route itself stays, as Playwright
 * loses what is under way when the last one of a page is taken away.
 */
export async function routeUntil(
  target: Page | BrowserContext,
  requests: string | RegExp,
  meet: (route: Route) => Promise<unknown>,
): Promise<() => void> {
  let isOver = false;
  await target.route(requests, (route) => (isOver ? route.fallback() : meet(route)));
  return () => {
    isOver = true;
  };
}
