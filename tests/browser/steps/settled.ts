import { expect, type Page, type Request } from '@playwright/test';

/** What is awaited, a link whose page is on the way, and a button that says what it does. */
const signsOfWork = ['[data-waiting]', 'a[data-active]', 'button[aria-disabled=true] + [role=status]:not(:empty)'];

/** Tells when a page stands as it stays. */
export interface Settled {
  open: (address: string) => Promise<void>;
  /** Waits until the app has drawn a page with a heading, nothing on it is under way, and all that it asked the backend is answered. */
  wait: (address: string) => Promise<void>;
}

/** Watches the requests of a page, from now on. A page that waits, or leads on, has a heading of its own or a skeleton. */
export function openSettled(page: Page): Settled {
  const open = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/v1/') && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const wait = async (address: string) => {
    // A page that comes with its markup has a heading before the app has drawn it, seen or not.
    const stands = page.locator(`[data-drawn] > body:has(h1):not(:has(${signsOfWork.join(', ')}))`);
    await expect(async () => {
      await expect(stands, address).toBeVisible();
      expect(open.size, `answers that ${address} waits for`).toBe(0);
    }).toPass();
  };
  return {
    wait,
    async open(address) {
      await page.goto(address);
      await wait(address);
    },
  };
}
