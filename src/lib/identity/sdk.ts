import { pageState } from '../page-state.ts';

/** The code is a page's, whoever is signed in: it is fetched once, by whoever needs it first. */
const loading = pageState<Promise<typeof import('./firebase.ts')> | undefined>(undefined);

/** The session hears what the SDK says from its first word on, whoever needs its code first. */
const listening = pageState(() => {});

/** Names what begins to listen to the SDK as soon as its code is asked for, at once if it already was. One listens at a time: the session. */
export function onSdkAsked(listen: () => void): void {
  listening.value = listen;
  if (loading.value) listen();
}

/** Loads the identity SDK, once. A failed download can be tried again. */
export function loadSdk() {
  if (loading.value) return loading.value;
  const asked = import('./firebase.ts').catch((error: unknown) => {
    loading.value = undefined;
    throw error;
  });
  loading.value = asked;
  listening.value();
  return asked;
}

/** The SDK once it knows who is there: it has asked the provider whether the account that it keeps still stands. */
export async function readySdk() {
  const sdk = await loadSdk();
  await sdk.auth.authStateReady();
  return sdk;
}

/** The SDK if anybody has asked for it. */
export function sdkIfRequested() {
  return loading.value;
}
