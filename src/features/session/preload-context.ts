import { createContext } from 'react';
import type { Standing } from './standing.ts';

/** Fetches what the page at an address is made of, for whoever is there. Rejects when it can't be fetched. */
export type PreloadPage = (address: string, standing: Standing) => Promise<void>;

type Preloading = {
  preloadPage: PreloadPage;
  /** The same for a page that may be asked for next: all of it is done while nothing else is to do. */
  makeReady: PreloadPage;
};

const nothing = () => Promise.resolve();

/** The app gives it, which knows its routes. */
export const PreloadContext = createContext<Preloading>({ preloadPage: nothing, makeReady: nothing });
