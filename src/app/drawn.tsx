import { useEffect, type ReactNode } from 'react';

/** Tells once that what stands in it is drawn: of a page that was served with its markup, that it works. */
export function Drawn({ onDrawn, children }: { onDrawn: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return children;
}
