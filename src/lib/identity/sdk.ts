let loading: Promise<typeof import('./firebase.ts')> | undefined;

/** Loads the identity SDK, once. A failed download can be tried again. */
export function loadSdk() {
  loading ??= import('./firebase.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The SDK if anybody has asked for it. */
export function sdkIfAsked() {
  return loading;
}
