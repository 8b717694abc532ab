import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { firebaseSettings } from '#src/lib/identity/settings.ts';
import { lookUpAccount } from '#src/lib/identity/stored-account.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

/** Keeps something as the SDK's persistence does. */
async function keep(...keys: string[]): Promise<void> {
  const opening = indexedDB.open('firebaseLocalStorageDb', 1);
  await new Promise((resolve) => {
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    };
    opening.onsuccess = resolve;
  });
  const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
  keys.forEach((fbase_key) => writing.objectStore('firebaseLocalStorage').put({ fbase_key, value: {} }));
  await new Promise((resolve) => (writing.oncomplete = resolve));
  opening.result.close();
}

const account = `firebase:authUser:${firebaseSettings.apiKey}:[DEFAULT]`;

test('an account that the SDK keeps is found', async () => {
  await keep(account, 'something else');
  expect(await lookUpAccount()).toBe('present');
});

test.each([[[]], [['firebase:authUser:another-key:[DEFAULT]']], [['firebase:persistence:[DEFAULT]']]])(
  'none is found among %j',
  async (keys) => {
    await keep(...keys);
    expect(await lookUpAccount()).toBe('absent');
  },
);

test('where the SDK never was, there is none, and no database is left that it would have to mend', async () => {
  expect(await lookUpAccount()).toBe('absent');
  expect(await indexedDB.databases()).toEqual([]);
  await keep(account);
  expect(await lookUpAccount()).toBe('present');
});

test.each<[string, () => unknown]>([
  ['closes its databases', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'throws at the first look',
    () =>
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('The user denied permission.', 'SecurityError');
      }),
  ],
  ['never answers', () => vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest)],
])('in a browser that %s, the answer is that nobody knows', async (_, close) => {
  close();
  expect(await lookUpAccount()).toBe('unknown');
});
