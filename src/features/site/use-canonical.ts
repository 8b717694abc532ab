import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Says in the head where the page stands, as the server does for the one that is opened first: a browser shares that address.
 * What the server has said of the first page goes with it.
 */
export function useCanonical(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!document.head.querySelector('link[rel=canonical]')) {
      const link = Object.assign(document.createElement('link'), {
        rel: 'canonical',
        href: location.origin + pathname,
      });
      document.head.append(link);
    }
    return () => document.head.querySelectorAll(placeTags).forEach((tag) => tag.remove());
  }, [pathname]);
}

const placeTags = 'link[rel=canonical], link[rel=alternate][hreflang], meta[property="og:url"]';
