import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches, from the first paint on. A place without windows to measure counts as a phone. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = measure(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => measure(query)?.matches ?? false);
}

function measure(query: string): MediaQueryList | undefined {
  return 'matchMedia' in window ? window.matchMedia(query) : undefined;
}
