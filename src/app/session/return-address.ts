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
  sessionStorage.setItem(key, pathname);
}

/** The page to come back to after signing in, once. */
export function takeReturn(): string | undefined {
  const pathname = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return pathname !== null && isProtectedPath(pathname) ? pathname : undefined;
}

function isProtectedPath(pathname: string): boolean {
  return ['/member/*', '/specialist/*'].some((pattern) => matchPath(pattern, pathname));
}
