import { vi } from 'vitest';
import type { Store } from '#src/features/drafts/versioned-store.ts';
import { ApiError } from '#src/lib/api/api-error.ts';

/** A backend that keeps one value with its version, as the real one does. */
export function backend(value?: string, version = 0) {
  const kept = { value, version, writes: [] as string[] };
  const store: Store<string> = {
    read: () => Promise.resolve({ value: kept.value, version: kept.version }),
    save: (next, seen) => {
      if (seen !== kept.version) return Promise.reject(new ApiError(412, 'stale', 'changed'));
      kept.value = next;
      kept.version += 1;
      kept.writes.push(next);
      return Promise.resolve({ version: kept.version });
    },
  };
  return { kept, store };
}

/** The same, where each save waits until it is released. */
export function slowBackend() {
  const { kept, store } = backend();
  let open = () => {};
  const slow: Store<string> = {
    ...store,
    save: async (...given) => {
      await new Promise<void>((resolve) => (open = resolve));
      return store.save(...given);
    },
  };
  return { kept, slow, release: () => open() };
}

/** The same, where each save fails while the line is down. */
export function backendOnLine(value?: string, version = 0) {
  const { kept, store } = backend(value, version);
  const line = { isDown: true };
  const save = vi.fn<Store<string>['save']>((...given) =>
    line.isDown ? Promise.reject(new Error('down')) : store.save(...given),
  );
  return { kept, line, save, store: { ...store, save } };
}
