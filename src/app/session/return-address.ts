import { matchPath } from 'react-router-dom';

const key = 'novi.returnTo';
let hadSession = false;

/** Somebody is signed in: where they go from here on is no longer a deep link to come back to. */
export function noteSession(): void {
  hadSession = true;
}

/** Keeps the page that a visitor asked for before signing in. Signing out does not make one. */
export function rememberReturn(pathname: string): void {
  if (hadSession || !isProtectedPath(pathname)) return;
  try {
    sessionStorage.setItem(key, pathname);
  } catch {
    // Storage is switched off: they begin at their start instead.
  }
}

/** The page to come back to after signing in. */
export function knownReturn(): string | undefined {
  try {
    const pathname = sessionStorage.getItem(key);
    return pathname !== null && isProtectedPath(pathname) ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** The same, once. */
export function takeReturn(): string | undefined {
  const pathname = knownReturn();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: there was nothing in it.
  }
  return pathname;
}

function isProtectedPath(pathname: string): boolean {
  return ['/member/*', '/specialist/*'].some((pattern) => matchPath(pattern, pathname));
}
