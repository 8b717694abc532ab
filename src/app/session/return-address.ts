import { matchPath } from 'react-router-dom';

const key = 'novi.returnTo';
let hadSession = false;

/** Somebody is signed in: where they go from here on is no longer a deep link to come back to. */
export function noteSession(): void {
  hadSession = true;
}

/** Keeps the page that a visitor asked for before signing in, with its query. Signing out does not make one. */
export function rememberReturn(address: string): void {
  if (hadSession || !isProtectedPath(address)) return;
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // Storage is switched off: they begin at their start instead.
  }
}

/** The page to come back to after signing in. */
export function knownReturn(): string | undefined {
  try {
    const address = sessionStorage.getItem(key);
    return address !== null && isProtectedPath(address) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** The same, once. */
export function takeReturn(): string | undefined {
  const address = knownReturn();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: there was nothing in it.
  }
  return address;
}

/** Keeps the page on which a session ended: signing in leads back to it. */
export function keepReturn(address: string): void {
  hadSession = false;
  rememberReturn(address);
}

/** Whether an address is one of the pages that show a person's data. */
export function isProtectedPath(address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return ['/member/*', '/specialist/*', '/verify-email'].some((pattern) => matchPath(pattern, pathname));
}
