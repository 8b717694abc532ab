import type { Arrival } from '#machines/account/entrance.ts';
import type { AuthSnapshot } from './auth-provider.tsx';
import { standingOf } from './standing.ts';

/** Who stands where one signs in, as the session says. */
export function arrivalOf(snapshot: AuthSnapshot): Arrival {
  const standing = standingOf(snapshot);
  if (standing === 'signedOut' || standing === 'sessionStarting' || snapshot.hasTag('busy')) return 'outside';
  return standing === 'unknown' ? 'unknown' : 'inside';
}
