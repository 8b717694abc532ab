import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Meets requests until the function that it answers is called: from then on they go through. The route itself stays: Chromium
 * loses requests that are under way when the last one of a page is taken away (microsoft/playwright#41802).
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

/** Meets one request; all others go through. */
export async function routeOnce(...[target, requests, meet]: Parameters<typeof routeUntil>): Promise<void> {
  const isMet = await routeUntil(target, requests, (route) => {
    isMet();
    return meet(route);
  });
}
