import type { WalkPlace } from './coverage.ts';
import { walkInMemory } from './memory.ts';
import type { Walker } from './options.ts';

/** Who walks where. A place that loads much is loaded when it is asked for. */
export const places: Readonly<Record<WalkPlace, () => Promise<Walker>>> = {
  memory: () => Promise.resolve(walkInMemory),
  browser: async () => (await import('../browser/walk-in-browser.ts')).walkInBrowser,
  server: async () => (await import('../server/walk-on-server.ts')).walkOnServer,
};
