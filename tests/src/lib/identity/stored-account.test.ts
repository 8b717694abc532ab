import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { firebaseSettings } from '#src/lib/identity/settings.ts';
import { lookUpAccount, stopWritingAccount } from '#src/lib/identity/stored-account.ts';

beforeEach(() => {
  delete window.noviDatabases;
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** Keeps something as the SDK's persistence does, in its store or another one, and gives the keys of all that is there. */
async function keep(keys: string[], store = 'firebaseLocalStorage'): Promise<IDBValidKey[]> {
  const opening = indexedDB.open(`${store}Db`, 1);
  await new Promise((resolve) => {
    opening.onupgradeneeded = () => void opening.result.createObjectStore(store, { keyPath: 'fbase_key' });
    opening.onsuccess = resolve;
  });
  const writing = opening.result.transaction(store, 'readwrite');
  keys.forEach((fbase_key) => writing.objectStore(store).put({ fbase_key, value: {} }));
  const kept = writing.objectStore(store).getAllKeys();
  await new Promise((resolve) => (writing.oncomplete = resolve));
  opening.result.close();
  return kept.result;
}

const account = `firebase:authUser:${firebaseSettings.apiKey}:[DEFAULT]`;

test('an account that the SDK keeps is found', async () => {
  await keep([account, 'something else']);
  expect(await lookUpAccount()).toBe('present');
});

test.each([[[]], [['firebase:authUser:another-key:[DEFAULT]']], [['firebase:persistence:[DEFAULT]']]])(
  'none is found among %j',
  async (keys) => {
    await keep(keys);
    expect(await lookUpAccount()).toBe('absent');
  },
);

test('where the SDK never was, there is none, and no database is left that it would have to mend', async () => {
  expect(await lookUpAccount()).toBe('absent');
  expect(await indexedDB.databases()).toEqual([]);
  await keep([account]);
  expect(await lookUpAccount()).toBe('present');
});

test('where the databases are not listed, the look makes none either', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('Not here.', 'InvalidStateError'));
  expect(await lookUpAccount()).toBe('absent');
  await keep([account]);
  expect(await lookUpAccount()).toBe('present');
});

test('a page that is loaded anew writes no account back, and nothing fails for it; other stores are written to', async () => {
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  onTestFinished(() => void Object.assign(IDBObjectStore.prototype, { put }));
  vi.stubGlobal('IDBObjectStore', IDBObjectStore);
  stopWritingAccount();
  expect(await keep([account])).toEqual([]);
  expect(await lookUpAccount()).toBe('absent');
  expect(await keep(['a draft'], 'drafts')).toEqual(['a draft']);
});

test('what the page has asked for itself is used once, and nothing is opened for it', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  window.noviDatabases = Promise.resolve([{ name: 'another', version: 1 }]);
  expect(await lookUpAccount()).toBe('absent');
  expect(open).not.toHaveBeenCalled();
  await keep([account]);
  expect(await lookUpAccount()).toBe('present');
});

test.each([
  ['once it is painted', () => Promise.resolve(), 1],
  ['not where the code has looked before', lookUpAccount, 0],
] as const)('the page asks for the list by itself %s', async (_, before, times) => {
  let paint = () => {};
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => (paint = act));
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? [];
  runInThisContext(script);
  // It listens no longer, and leaves nothing behind.
  dispatchEvent(new Event('novi.drawn'));
  delete document.documentElement.dataset['drawn'];
  await before();
  const databases = vi.spyOn(indexedDB, 'databases');
  paint();
  await new Promise((resolve) => setTimeout(resolve));
  expect(databases).toHaveBeenCalledTimes(times);
  expect(Boolean(window.noviDatabases)).toBe(times > 0);
});

/** A browser whose list is of no use: it says that there is a database, and then keeps it to itself. */
const listed = () =>
  vi.spyOn(indexedDB, 'databases').mockResolvedValue([{ name: 'firebaseLocalStorageDb', version: 1 }]);

test.each<[string, () => unknown]>([
  ['closes its databases', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'throws at the first look',
    () => {
      listed();
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('The user denied permission.', 'SecurityError');
      });
    },
  ],
  [
    'never answers',
    () => {
      listed();
      vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    },
  ],
  ['never lists them', () => vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => {}))],
])('in a browser that %s, the answer is that nobody knows', async (_, close) => {
  close();
  expect(await lookUpAccount()).toBe('unknown');
});
