import { createContext } from 'react';
import type { Standing } from './standing.ts';

/** Fetches what the page at an address is made of, for whoever is there. Rejects when it can't be fetched. */
export type PreloadPage = (address: string, standing: Standing) => Promise<void>;

/** The app gives it, which knows its routes. */
export const PreloadContext = createContext<PreloadPage>(() => Promise.resolve());
