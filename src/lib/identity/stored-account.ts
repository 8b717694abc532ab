import { pageState } from '../page-state.ts';
import { firebaseSettings } from './settings.ts';

/** Whether the identity SDK keeps an account in this browser; `unknown` where that can't be looked up. */
export type StoredAccount = 'present' | 'absent' | 'unknown';

/** Where the SDK's `indexedDBLocalPersistence` keeps it (firebase.ts), for the app that has no name of its own. */
const database = 'firebaseLocalStorageDb';
const store = 'firebaseLocalStorage';
const accountKey = () => `firebase:authUser:${firebaseSettings.apiKey}:[DEFAULT]`;

/** Milliseconds after which the SDK is asked instead: a browser whose database hangs must not leave a blank page. */
const patience = 1000;

/** Looked up before anything is drawn and before the session is started: both wait for the same look. */
const atStart = pageState<Promise<StoredAccount> | undefined>(undefined);

/** What was found when the page was opened: looked up once, and shared by all who wait for it. */
export function accountAtStart(): Promise<StoredAccount> {
  atStart.value ??= lookUpAccount();
  return atStart.value;
}

/** Looks once more, for a session that starts later: another tab may have signed in meanwhile. */
export function lookUpAnew(): void {
  atStart.value = lookUpAccount();
}

/**
 * Looks where the SDK itself will look, without its code: where it keeps no account, nobody is signed in. Only whether one is
 * there is read, no word of it. Rejects never: a browser that closes its databases (a private window) answers `unknown`.
 */
export async function lookUpAccount(): Promise<StoredAccount> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<StoredAccount>((resolve) => {
    timer = setTimeout(() => resolve('unknown'), patience);
  });
  const found = await Promise.race([look(), late]);
  clearTimeout(timer);
  return found;
}

async function look(): Promise<StoredAccount> {
  try {
    const opened = await open();
    if (!opened) return 'absent';
    try {
      return (await holdsAccount(opened)) ? 'present' : 'absent';
    } finally {
      opened.close();
    }
  } catch {
    return 'unknown';
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

function holdsAccount(opened: IDBDatabase): Promise<boolean> {
  if (!opened.objectStoreNames.contains(store)) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    const reading = opened.transaction(store).objectStore(store).getKey(accountKey());
    reading.onsuccess = () => resolve(reading.result !== undefined);
    reading.onerror = () => reject(reading.error ?? new Error('The database can’t be read.'));
  });
}
