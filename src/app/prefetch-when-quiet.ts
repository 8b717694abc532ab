import type { Standing } from '../features/session/standing.ts';
import { fetchFiles } from '../lib/chunks/fetch-files.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { sessionModules } from './open-session.ts';
import { prefetchPage } from './preload.ts';

/**
 * Once the first page stands and the browser has nothing else to do, begins to fetch the pages of links that come near. Of a
 * page that the visitor would be sent away from, nothing is fetched: `standing` tells who is there at that moment. Where a form
 * stands, what a session is made of comes, too.
 */
export function prefetchWhenQuiet(standing: () => Standing): void {
  const begin = () =>
    whenIdle(() => {
      // The first touch of a form asks for it.
      if (document.querySelector('form')) fetchFiles(...sessionModules).catch(() => undefined);
      // Only a help: without it, each page is fetched when its link is pressed.
      void import('../ui/prefetch-links.ts').then(
        ({ prefetchLinks }) => prefetchLinks((pathname) => prefetchPage(pathname, standing())),
        () => undefined,
      );
    });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
