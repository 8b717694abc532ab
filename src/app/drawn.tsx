import { useLayoutEffect, type ReactNode } from 'react';

/**
 * Tells once that what stands in it is drawn: of a page that was served with its markup, that it works. Before anybody can press
 * another key.
 */
export function Drawn({ onDrawn, children }: { onDrawn: (() => void) | undefined; children: ReactNode }) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return children;
}
