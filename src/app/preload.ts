import { knownRedirect, type RedirectAddress } from '../features/session/redirect-address.ts';
import type { Standing } from '../features/session/standing.ts';
import { fetchFiles } from '../lib/chunks/fetch-files.ts';
import type { LazyPage } from '../lib/chunks/lazy-page.tsx';
import { whenQuiet } from '../lib/when-quiet.ts';
import { decideRedirect } from './redirect.ts';
import {
  innerPageOf,
  MemberArea,
  memberRoutes,
  routeOf,
  SpecialistArea,
  specialistRoutes,
  type LeafRoute,
} from './routes.ts';

/**
 * Fetches what the page at an address is made of, before it is drawn. React holds back whatever follows an empty first
 * drawing for 300 ms: a page that is there at once is shown at once. Of a page that the visitor is sent away from,
 * nothing is fetched.
 */
export async function preloadPage(address: string, standing: Standing): Promise<void> {
  await Promise.all(partsOf(address, standing, knownRedirect()).map((part) => part.preload()));
}

/** The same for a page whose link is pressed; gives nothing where all of it is there. */
export function bringPage(address: string, standing: Standing): Promise<void> | undefined {
  const isThere = partsOf(address, standing, knownRedirect()).every((part) => part.isLoaded());
  return isThere ? undefined : preloadPage(address, standing);
}

/** The same for an address that may never be asked for: only its files are fetched, and nothing of them is kept that fails. */
export function prefetchPage(address: string, standing: Standing): Promise<void> {
  return fetchFiles(...partsOf(address, standing, knownRedirect()).map(({ moduleName }) => moduleName));
}

/**
 * The same, and imports it once nothing else is to do: a slow phone takes long over that, too, which a press would wait for. A failed import
 * is kept by many browsers: it waits until the files are there.
 */
export async function makeReady(address: string, standing: Standing): Promise<void> {
  await prefetchPage(address, standing);
  whenQuiet(() => {
    preloadPage(address, standing).catch(() => undefined);
  });
}

/** What the page of a route is made of, and what stands around and within it at an address, for who may see it. */
export function moduleNames(route: LeafRoute, address = route.path): string[] {
  return withAll(route, address).flatMap(({ moduleName }) => moduleName ?? []);
}

/** The page that is shown at an address, and what stands around and within it. */
function partsOf(address: string, standing: Standing, stored?: RedirectAddress): Part[] {
  const route = routeOf(address);
  if (!route) return [];
  const decision = decideRedirect(route.access, standing, stored);
  if (decision.kind === 'leave') return [];
  if (decision.kind === 'redirect') return partsOf(decision.to, standing);
  return withAll(route, address);
}

function withAll(route: LeafRoute, address: string): Part[] {
  return [
    route.page,
    ...[innerPageOf(address) ?? []].flat(),
    ...(memberRoutes.includes(route) ? [MemberArea] : []),
    ...(specialistRoutes.includes(route) ? [SpecialistArea] : []),
  ];
}

type Part = Pick<LazyPage, 'preload' | 'isLoaded' | 'moduleName'>;
