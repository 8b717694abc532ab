/** In the place of `firebase/app` (vitest.config.ts). */
export const initializeApp = () => ({});
