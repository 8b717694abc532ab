import { savesData } from '../lib/saves-data.ts';
import { watchLinks } from './watch-link.ts';

/** How far below the window, or above it, a link may be when its page is fetched. Fixed by the product. */
export const PREFETCH_PX = 200;

/** Fetches what the page at an address of the app is made of. */
type FetchPage = (pathname: string) => Promise<unknown>;

/**
 * Has the page of each link fetched shortly before the link comes into view, once for each address. Nothing is fetched for
 * somebody who saves data or has a very slow line. A page that could not be fetched is asked for again when its link is
 * pressed.
 */
export function prefetchLinks(fetchPage: FetchPage): void {
  const asked = new Set<string>();
  const prefetch = (link: HTMLAnchorElement) => {
    const { origin, pathname } = new URL(link.href);
    if (origin !== location.origin || asked.has(pathname) || savesData()) return;
    asked.add(pathname);
    fetchPage(pathname).catch(() => undefined);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      entries.forEach(({ isIntersecting, target }) => {
        if (isIntersecting && target instanceof HTMLAnchorElement) prefetch(target);
      });
    },
    { rootMargin: `${PREFETCH_PX}px` },
  );
  watchLinks((link) => {
    observer.observe(link);
    return () => observer.unobserve(link);
  });
}
