import { pageState } from '../../lib/page-state.ts';
import { adminSiteUrl } from '../../lib/settings.ts';
import { tabStorage } from '../../lib/storage.ts';

const key = 'novi.redirectTo';

/** Where somebody who is signed out goes: to a path of this app, or to where admins sign in, which is another site. */
export type RedirectAddress = { kind: 'path' | 'adminSite'; to: string };

/** Set while this page is being left for another site: from then on it has nothing to say, and no machine goes on. */
const goingTo = pageState<RedirectAddress | undefined>(undefined);

/** Keeps where this tab goes once its session has ended. */
export function rememberRedirect(address: string): void {
  tabStorage.write(key, address);
}

/** The same for an admin who came to impersonate a member. */
export function rememberAdminSite(): void {
  rememberRedirect(adminSiteUrl);
}

/** The address that was kept, if it is one that may be gone to. */
export function knownRedirect(): RedirectAddress | undefined {
  return goingTo.value ?? readRedirect(tabStorage.read(key) ?? '');
}

/** Called once it is used, and when somebody signs in. */
export function forgetRedirect(): void {
  tabStorage.remove(key);
}

/** Goes to another site in place of this page. Nothing is shown here from then on. */
export function redirectToSite(to: string): void {
  if (goingTo.value) return;
  goingTo.value = { kind: 'adminSite', to };
  forgetRedirect();
  page.replace(to);
}

/** How the page is left; tests watch it. */
export const page = { replace: (to: string) => location.replace(to) };

/** Whether this page is being left for another site. */
export function isLeavingApp(): boolean {
  return goingTo.value !== undefined;
}

/** Reads an address. Anything but a path of this app or a page of the admin site is dropped. */
export function readRedirect(address: string): RedirectAddress | undefined {
  // Browsers take a backslash for a slash, and leave spaces and control characters out.
  if (/[\\\s\p{Cc}]/u.test(address)) return undefined;
  if (address.startsWith('/')) return readPath(address);
  if (!/^https?:\/\//i.test(address)) return undefined;
  const url = parse(address);
  return url && url.origin === new URL(adminSiteUrl).origin && !url.username && !url.password
    ? { kind: 'adminSite', to: url.href }
    : undefined;
}

function readPath(address: string): RedirectAddress | undefined {
  const url = parse(address, location.origin);
  if (url?.origin !== location.origin) return undefined;
  const to = url.pathname + url.search + url.hash;
  // Dots that are taken out can leave two slashes, which begin the name of another site.
  return to.startsWith('//') ? undefined : { kind: 'path', to };
}

function parse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
