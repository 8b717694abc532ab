import { afterEach, describe, expect, test, vi } from 'vitest';
import { tabStorage, deviceStorage } from '#src/lib/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['of the device', deviceStorage, () => localStorage],
  ['of this tab', tabStorage, () => sessionStorage],
] as const)('the storage %s', (_, store, storage) => {
  test('keeps what is written until it is removed', () => {
    expect(store.read('novi.x')).toBeNull();
    store.write('novi.x', '1');
    expect(storage().getItem('novi.x')).toBe('1');
    expect(store.read('novi.x')).toBe('1');
    store.remove('novi.x');
    expect(store.read('novi.x')).toBeNull();
  });
});

test.each(['localStorage', 'sessionStorage'] as const)('where naming %s already fails, nothing does', (name) => {
  vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = name === 'localStorage' ? deviceStorage : tabStorage;
  store.write('novi.x', '1');
  store.remove('novi.x');
  expect(store.read('novi.x')).toBeUndefined();
});
