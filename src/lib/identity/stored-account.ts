import { pageState } from '../page-state.ts';
import { firebaseSettings } from './settings.ts';
import { readStoredSession, type StoredSession } from './stored-session.ts';

/** Whether the identity SDK keeps an account in this browser; `unknown` where that can't be looked up. */
export type StoredAccount = 'present' | 'absent' | 'unknown';

/** Where the SDK's `indexedDBLocalPersistence` keeps it (firebase.ts), for the app that has no name of its own. */
const database = 'firebaseLocalStorageDb';
const store = 'firebaseLocalStorage';
const accountKey = () => `firebase:authUser:${firebaseSettings.apiKey}:[DEFAULT]`;

/** Milliseconds after which the SDK is asked instead: a browser whose database hangs must not leave a blank page. */
const patience = 1000;

/** Looked up before anything is drawn and before the session is started: both wait for the same look. */
const atStart = pageState<Promise<Found> | undefined>(undefined);

/** What a look has found: the account, and where its token is still good, the session that it stands for. */
type Found = { account: StoredAccount; session?: StoredSession | undefined };

/** What was found when the page was opened: looked up once, and shared by all who wait for it. */
export async function accountAtStart(): Promise<StoredAccount> {
  return (await foundAtStart()).account;
}

/** The session that was found then, once: it is not kept beyond the person. */
export async function takeSessionAtStart(): Promise<StoredSession | undefined> {
  const { account, session } = await foundAtStart();
  atStart.value = Promise.resolve({ account });
  return session;
}

function foundAtStart(): Promise<Found> {
  atStart.value ??= lookUp();
  return atStart.value;
}

/** Looks once more, for a session that starts later: another tab may have signed in meanwhile. */
export function lookUpAnew(): void {
  atStart.value = lookUp();
}

/** What is there now. */
export async function lookUpAccount(): Promise<StoredAccount> {
  return (await lookUp()).account;
}

/**
 * From here on this page writes no account: it stood in the browser's back/forward cache, and is being loaded anew. Until it is gone, its
 * SDK goes on where it was, and would write an account back that was signed out of in the meantime.
 */
export function stopWritingAccount(): void {
  // The SDK has no way to be stopped.
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...written: Parameters<typeof put>) {
    // It is answered as a write would be: nothing that goes on then tells of a failure.
    return this.name === store ? (this.getKey('') as ReturnType<typeof put>) : put.apply(this, written);
  };
}

/**
 * Looks where the SDK itself will look, without its code: where it keeps no account, nobody is signed in. Rejects never: a browser
 * that closes its databases (a private window) answers `unknown`.
 */
async function lookUp(): Promise<Found> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Found>((resolve) => {
    timer = setTimeout(() => resolve({ account: 'unknown' }), patience);
  });
  const found = await Promise.race([look(), late]);
  clearTimeout(timer);
  return found;
}

async function look(): Promise<Found> {
  try {
    const names = await databaseNames();
    if (names && !names.includes(database)) return { account: 'absent' };
    const opened = await open();
    if (!opened) return { account: 'absent' };
    try {
      const kept = await keptAccount(opened);
      return kept === undefined
        ? { account: 'absent' }
        : { account: 'present', session: readStoredSession(kept, Date.now() / 1000) };
    } finally {
      opened.close();
    }
  } catch {
    return { account: 'unknown' };
  }
}

declare global {
  interface Window {
    /** What index.html has asked for before any code was there. */
    noviDatabases?: ReturnType<IDBFactory['databases']> | undefined;
  }
}

/**
 * Those that there are: to open one that is missing makes it, and to call that off takes a phone a tenth of a second.
 * `undefined` in a browser that does not list them.
 */
async function databaseNames(): Promise<(string | undefined)[] | undefined> {
  const begun = window.noviDatabases;
  // It tells of the moment in which the page was opened: whoever looks later looks anew.
  window.noviDatabases = undefined;
  try {
    return (await (begun ?? indexedDB.databases())).map(({ name }) => name);
  } catch {
    return undefined;
  }
}

/** The SDK's database; `undefined` where there is none. Opening one makes it, so that is called off: it is the SDK's to make. */
function open(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    let isMissing = false;
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => {
      isMissing = true;
      opening.transaction?.abort();
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = (event) => {
      event.preventDefault();
      if (isMissing) resolve(undefined);
      else reject(opening.error ?? new Error('The database can’t be opened.'));
    };
  });
}

/** What the SDK has written of the account; `undefined` where it keeps none. */
function keptAccount(opened: IDBDatabase): Promise<unknown> {
  if (!opened.objectStoreNames.contains(store)) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const reading: IDBRequest<unknown> = opened.transaction(store).objectStore(store).get(accountKey());
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error ?? new Error('The database can’t be read.'));
  });
}
