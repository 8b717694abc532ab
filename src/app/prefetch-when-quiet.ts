import type { Standing } from '../features/session/standing.ts';
import { fetchFiles } from '../lib/chunks/fetch-files.ts';
import { whenQuiet } from '../lib/when-quiet.ts';
import { entranceModules } from './open-session.ts';
import { makeReady } from './preload.ts';

/**
 * Once the first page stands and all is quiet, begins to make the pages of links ready that come near. Of a
 * page that the visitor would be sent away from, nothing is fetched: `standing` tells who is there at that moment. Where a
 * visitor finds a form, what a session is made of comes, too.
 */
export function prefetchWhenQuiet(standing: () => Standing): void {
  const begin = () =>
    whenQuiet(() => {
      // The first touch of a form asks for it.
      if (standing() === 'signedOut' && document.querySelector('form'))
        fetchFiles(...entranceModules).catch(() => undefined);
      // Only a help: without it, each page is fetched when its link is pressed.
      void import('../ui/prefetch-links.ts').then(
        ({ prefetchLinks }) => prefetchLinks((pathname) => makeReady(pathname, standing())),
        () => undefined,
      );
    });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
