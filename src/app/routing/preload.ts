import type { Standing } from '../session/AuthProvider.tsx';
import { knownRedirect, type RedirectAddress } from '../session/redirect-address.ts';
import { decide } from './redirect.ts';
import { MemberArea, memberRoutes, routeOf, SpecialistArea, specialistRoutes } from './routes.ts';

/**
 * Fetches what the page at an address is made of, before it is drawn. React holds back whatever follows an empty first
 * drawing for 300 ms: a page that is there at once is shown at once. Of a page that the visitor is sent away from,
 * nothing is fetched.
 */
export function preloadPage(address: string, standing: Standing): Promise<void> {
  return preload(address, standing, knownRedirect());
}

async function preload(address: string, standing: Standing, stored?: RedirectAddress): Promise<void> {
  const route = routeOf(address);
  if (!route) return;
  const decision = decide(route.access, standing, stored);
  if (decision.kind === 'leave') return;
  if (decision.kind === 'redirect') return preload(decision.to, standing);
  await Promise.all([
    route.page.preload(),
    memberRoutes.includes(route) && MemberArea.preload(),
    specialistRoutes.includes(route) && SpecialistArea.preload(),
  ]);
}
