import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GoTo, LinkNavigation } from '../ui/page-link.tsx';

/** So many milliseconds a pressed link waits for the code of its page. */
const patience = 500;

/**
 * What links do when they are pressed: the same object for as long as `bring` is the same. The code of a page is brought first: without
 * it React draws an empty page, and holds back what follows for 300 ms. The link stays pressed meanwhile; whoever is elsewhere by then,
 * or has pressed another link, stays with that.
 * @param bring brings what the page at an address is made of; gives nothing where all of it is there
 */
export function useLinkNavigation(bring: (address: string) => Promise<unknown> | undefined): LinkNavigation {
  const navigate = useNavigate();
  const { key, pathname, search, hash } = useLocation();
  const here = useRef(key);
  const go = useRef<(to: string, options: Parameters<GoTo>[1]) => void>(undefined);
  /** With the key of the place that it leads away from: effects of the next page run, and ask, before the one here that forgets it. */
  const lastPress = useRef<{ from: string }>(undefined);
  useLayoutEffect(() => {
    here.current = key;
    go.current = (to, { replace = to === pathname + search + hash, state }) => void navigate(to, { replace, state });
  });
  useLayoutEffect(() => {
    lastPress.current = undefined;
  }, [key]);
  return useMemo(() => {
    const goTo: GoTo = (to, options, start) => {
      const press = { from: here.current };
      lastPress.current = press;
      const startNow = () => start(() => go.current?.(to, options));
      const coming = bring(to);
      if (!coming) {
        startNow();
        return undefined;
      }
      const late = new Promise((resolve) => setTimeout(resolve, patience));
      // What can't be had, the page says itself.
      return Promise.race([coming, late])
        .catch(() => undefined)
        .then(() => {
          if (lastPress.current === press) startNow();
        });
    };
    return { goTo, isGoingFrom: (place) => lastPress.current?.from === place };
  }, [bring]);
}
