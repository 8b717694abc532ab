import { useEffect } from 'react';
import { windowTitle } from '#domain/window-title.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The heading of a page that only waits: a screen reader and the window’s title name it, too. */
export function WaitingHeading({ children }: { children: string }) {
  useEffect(() => {
    document.title = windowTitle(children);
  }, [children]);
  return <VisuallyHidden as="h1">{children}</VisuallyHidden>;
}
