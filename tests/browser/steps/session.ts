import { expect, type Page } from '@playwright/test';
import { storedAccount, type StoredAccount } from '../fixtures/identity.ts';
import type { Person } from '../fixtures/person.ts';
import { press } from './screen.ts';

/** Where the identity SDK keeps the account of who is signed in (docs/decisions/042). */
export const accountStore = { database: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage' };
type AccountStore = typeof accountStore;

/**
 * Opens the app as somebody who has signed in on this browser before: their account lies where the identity SDK keeps it.
 * `/loading` leads to where they are on their journey. A whole address may be one of the admin site.
 */
export async function signIn(page: Page, person: Person, address = '/loading'): Promise<void> {
  const account = await storedAccount(person);
  await openEmpty(page, URL.canParse(address) ? new URL(address).origin : '');
  await keepAccount(page, account);
  await page.goto(address);
}

/** A page of the app’s origin without the app: what the browser keeps for it can be looked at and changed there. */
export async function openEmpty(page: Page, origin = ''): Promise<void> {
  const empty = `${origin}/nothing-but-the-storage`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(empty);
  await page.unroute(empty);
}

/** Signs in on the sign-in page, for tests of just that; where it leads is the test's to say. */
export async function signInByForm(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, person);
}

export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

/** Signs out by the avatar menu, up to the start page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
}

/** Writes the account into the SDK's database as the SDK does, and makes that where there is none. */
export function keepAccount(page: Page, account: StoredAccount): Promise<void> {
  return page.evaluate(writeAccount, { ...accountStore, account });
}

/** Whether the SDK keeps an account in its database. */
export function keepsAccount(page: Page): Promise<boolean> {
  return page.evaluate(hasAccount, accountStore);
}

/** Runs in the page. */
function writeAccount({ database, store, account }: AccountStore & { account: StoredAccount }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'fbase_key' });
    opening.onerror = () => reject(new Error('The database can’t be opened.'));
    opening.onsuccess = () => {
      const writing = opening.result.transaction(store, 'readwrite');
      const key = `firebase:authUser:${account.apiKey}:[DEFAULT]`;
      writing.objectStore(store).put({ fbase_key: key, value: account });
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      writing.onerror = () => reject(new Error('The account can’t be written.'));
    };
  });
}

/** Runs in the page. */
async function hasAccount({ database, store }: AccountStore): Promise<boolean> {
  // Opening one that is not there would make it, and it is the SDK's to make.
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return false;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(new Error('The database can’t be opened.'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction(store).objectStore(store).getAllKeys();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.some((key) => String(key).startsWith('firebase:authUser:')));
      };
      reading.onerror = () => reject(new Error('The accounts can’t be read.'));
    };
  });
}
