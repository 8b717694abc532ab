import { pageState } from '../page-state.ts';

/** The code is a page's, whoever is signed in: it is fetched once, by whoever needs it first. */
const loading = pageState<Promise<typeof import('./firebase.ts')> | undefined>(undefined);

/** Loads the identity SDK, once. A failed download can be tried again. */
export function loadSdk() {
  loading.value ??= import('./firebase.ts').catch((error: unknown) => {
    loading.value = undefined;
    throw error;
  });
  return loading.value;
}

/** The SDK if anybody has asked for it. */
export function sdkIfRequested() {
  return loading.value;
}
