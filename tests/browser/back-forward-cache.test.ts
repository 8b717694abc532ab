import type { Page } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { wholeBrowser } from './fixtures/whole-browser.ts';
import { draftStore } from './steps/encrypted.ts';
import { expectStep } from './steps/screen.ts';
import { accountStore, signOut, signIn } from './steps/session.ts';
import { stopTime } from './steps/virtual-second.ts';

// Playwright switches the back/forward cache off; people's browsers have it on, and the headless shell has none.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...wholeBrowser(launchOptions), ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test(
  'a page that comes back after signing out in another tab never shows what was on it',
  deep,
  async ({ page, context }) => {
    const member = await memberAt('welcome');
    await context.clock.install();
    await signIn(page, member);
    await expectStep(page, 'welcome');
    const other = await context.newPage();
    await noteWhatReturns(other);
    await noteOpenedDatabases(other);
    const refusals = await noteRefusals(other);
    await other.goto('/member/profile');
    await expect(other.getByLabel('First name')).toHaveValue(member.firstName);
    await stopReadsOfStores(other);
    await other.goto('about:blank');
    await context.clock.resume();

    await signOut(page);
    const returned = other.waitForEvent('load');
    await other.goBack();
    await returned;
    await expect(other).toHaveURL('/');
    const seen = await other.evaluate(() => sessionStorage.getItem('test.returned'));
    expect(seen, `The page as it came back. Why the browser had not kept it: ${refusals.join(', ')}`).toBe('hidden');
  },
);

/** Writes down whether a page that comes out of the cache can be seen, at the first moment at which it could be. */
async function noteWhatReturns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      const isHidden = document.getElementById('root')?.checkVisibility() === false;
      sessionStorage.setItem('test.returned', isHidden ? 'hidden' : 'seen');
    });
  });
}

declare global {
  interface Window {
    openedDatabases: string[];
  }
}

/** Writes down which databases a page opens. */
async function noteOpenedDatabases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    window.openedDatabases = [];
    indexedDB.open = (name, version) => {
      window.openedDatabases.push(name);
      return version === undefined ? open(name) : open(name, version);
    };
  });
}

/**
 * The identity SDK reads its store every now and then, and the app looks once, in each tab, for encrypted drafts that nobody has come
 * back for. A page that is left in the midst of such a read would hold up the sign-out of the other tab, which writes there; the browser
 * drops it from the cache then. Time stands still from here on, so that no other read begins, and what writes to a store gets its turn
 * once all reads are over.
 */
async function stopReadsOfStores(page: Page): Promise<void> {
  await stopTime(page);
  await expect.poll(() => page.evaluate(() => window.openedDatabases)).toContain(draftStore.database);
  for (const each of [accountStore, draftStore]) await page.evaluate(takeTurn, each);
}

/** Runs in the page: writes nothing to a store, once all reads and writes that were asked for before are over. */
function takeTurn({ database, store }: typeof accountStore): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(new Error('The database can’t be opened.'));
    opening.onsuccess = () => {
      const turn = opening.result.transaction(store, 'readwrite');
      turn.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Chromium's own words for why a page that was gone back to did not come out of the cache. */
async function noteRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    refusals.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  await devTools.send('Page.enable');
  return refusals;
}
