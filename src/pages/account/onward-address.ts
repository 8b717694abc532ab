import { paths } from '#domain/paths.ts';

/** Where a link's `continueUrl` leads on to: an address of this app, or the person's start. Anything else is not followed. */
export function onwardAddress(continueUrl: string | null, origin = location.origin): string {
  if (!continueUrl || !URL.canParse(continueUrl)) return paths.loading;
  const url = new URL(continueUrl);
  // Two slashes in front would be another site's address again.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : paths.loading;
}
