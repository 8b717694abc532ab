import { paths } from '#domain/paths.ts';
import { knownRedirect, rememberRedirect } from './redirect-address.ts';
import { isProtectedPath, keepReturn } from './return-address.ts';

/** Somebody is signed out who did not ask for it: the sign-in page tells them why, and leads back to where they were. */
export function keepReturnAddress(): void {
  if (!isProtectedPath(location.pathname)) return;
  const leads = knownRedirect();
  // An admin who acted goes back to where they came from, and whoever closes their account does not come back.
  if (leads?.kind === 'adminSite' || leads?.to === paths.accountClosed) return;
  keepReturn(location.pathname + location.search);
  rememberRedirect(paths.login);
}
