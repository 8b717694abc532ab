import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Coming from the summary, one goes on at the part of the page that is open. */
export function useGoToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) goTo(hash.slice(1));
  }, [hash]);
}

/** Puts the focus on a part of the page, and the part into view. */
export function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'center' });
}
