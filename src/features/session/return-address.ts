import { matchPath } from 'react-router-dom';
import { memberPrefix, paths, specialistPrefix } from '#domain/paths.ts';
import { pageState } from '../../lib/page-state.ts';
import { tabStorage } from '../../lib/storage.ts';

const key = 'novi.returnTo';
/** Somebody was signed in on this page since it was opened: what a visitor asks for after them is no deep link. */
const wasSignedIn = pageState(false);

/** Somebody is signed in: where they go from here on is no longer a deep link to come back to. */
export function markSignedIn(): void {
  wasSignedIn.value = true;
}

/** Keeps the page that a visitor asked for before signing in, with its query. Signing out does not make one. */
export function rememberReturn(address: string): void {
  if (wasSignedIn.value || !isProtectedPath(address)) return;
  tabStorage.write(key, address);
}

/** The page to come back to after signing in. */
export function knownReturn(): string | undefined {
  const address = tabStorage.read(key);
  return address && isProtectedPath(address) ? address : undefined;
}

/** Called once it is reached. */
export function forgetReturn(): void {
  tabStorage.remove(key);
}

/** Keeps the page on which a session ended: signing in leads back to it. */
export function keepReturn(address: string): void {
  wasSignedIn.value = false;
  rememberReturn(address);
}

/** Whether an address is one of the pages that show a person's data. */
export function isProtectedPath(address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return [`${memberPrefix}*`, `${specialistPrefix}*`, paths.verifyEmail].some((pattern) =>
    matchPath(pattern, pathname),
  );
}
