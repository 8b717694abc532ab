import type { Page, Route } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import type { Person } from './fixtures/person.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { wholeBrowser } from './fixtures/whole-browser.ts';
import { draftStore } from './steps/encrypted.ts';
import { expectStep } from './steps/screen.ts';
import { accountStore, keepsAccount, signIn, signOut } from './steps/session.ts';
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
    await noteStores(other);
    const refusals = await noteRefusals(other);
    await openProfile(other, member);
    await stopUseOfStores(other);
    await other.goto('about:blank');
    await context.clock.resume();

    await signOut(page);
    await comeBack(other);
    await expect(other).toHaveURL('/');
    const seen = await other.evaluate(() => sessionStorage.getItem('test.returned'));
    expect(seen, `The page as it came back. Why the browser had not kept it: ${refusals.join(', ')}`).toBe('hidden');
  },
);

test(
  'a page that was left while the identity SDK began brings nobody back who has signed out since',
  deep,
  async ({ page, context }) => {
    const member = await memberAt('welcome');
    await signIn(page, member);
    await expectStep(page, 'welcome');
    const other = await context.newPage();
    await noteWhatReturns(other);
    await answerOnReturn(other, 'accounts:lookup');
    const asked = other.waitForRequest(/accounts:lookup/);
    await openProfile(other, member);
    await asked;
    await other.goto('about:blank');

    await signOut(page);
    const anew = holdNext(other, /\/member\/profile$/);
    const returned = comeBack(other);
    const opening = await anew;
    // What the page that is left for good still does with the store has its turn.
    for (let turn = 0; turn < 10; turn += 1) await page.evaluate(takeTurn, accountStore);
    await opening.continue();
    await returned;
    await expect(other).toHaveURL('/');
    expect(await other.evaluate(() => sessionStorage.getItem('test.returned'))).toBe('hidden');
    expect(await keepsAccount(other)).toBe(false);
  },
);

/**
 * Has a request of a page be answered only once the page comes back out of the cache. The identity SDK asks as it begins whether its account
 * still stands, and writes it back then.
 */
async function answerOnReturn(page: Page, address: string): Promise<void> {
  await page.addInitScript((address) => {
    const { fetch } = window;
    const returned = new Promise<void>((resolve) => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) resolve();
      });
    });
    window.fetch = async (asked, init) => {
      const answer = await fetch(asked, init);
      if ((asked instanceof Request ? asked.url : String(asked)).includes(address)) await returned;
      return answer;
    };
  }, address);
}

/** Holds the next request to an address. */
function holdNext(page: Page, url: RegExp): Promise<Route> {
  return new Promise((resolve) => void page.route(url, resolve, { times: 1 }));
}

async function openProfile(page: Page, { firstName }: Person): Promise<void> {
  await page.goto('/member/profile');
  await expect(page.getByLabel('First name')).toHaveValue(firstName);
}

async function comeBack(page: Page): Promise<void> {
  const returned = page.waitForEvent('load');
  await page.goBack();
  await returned;
}

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
    hasWrittenAccount: boolean;
  }
}

/** Writes down which databases a page opens, and whether it has written an account. */
async function noteStores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    Object.assign(window, { openedDatabases: [], hasWrittenAccount: false });
    indexedDB.open = (name, version) => {
      window.openedDatabases.push(name);
      return version === undefined ? open(name) : open(name, version);
    };
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: { fbase_key?: string }) {
      if (value.fbase_key?.startsWith('firebase:authUser:')) window.hasWrittenAccount = true;
      return put.call(this, value);
    };
  });
}

/**
 * The identity SDK writes the account back as it begins and reads its store every now and then, and the app looks once, in each tab,
 * for encrypted drafts that nobody has come back for. A page that is left in the midst of that would hold up the sign-out of the other
 * tab, which writes there; the browser drops it from the cache then. Once the first of that has happened, time stands still, so that
 * nothing else begins, and what writes to a store gets its turn once all of it is over.
 */
async function stopUseOfStores(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.openedDatabases)).toContain(draftStore.database);
  await expect.poll(() => page.evaluate(() => window.hasWrittenAccount)).toBe(true);
  await stopTime(page);
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
