import { Activity, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { savesData } from './saves-data.ts';
import { whenQuiet } from './when-quiet.ts';

type DrawnAheadProps = {
  /** Called once all of it has been drawn. */
  onDrawn: () => void;
  /** What a press may lead to, with its code. */
  children: ReactNode;
};

/**
 * Draws what a press may lead to once, while nothing else is to do, and throws it away: what runs for the first time takes a browser about
 * twice as long (docs/speed.md). It is drawn in no document, as a hidden activity: nobody sees, hears or finds it, none of its effects
 * runs, and a press meanwhile interrupts it. React tells nobody of a fault in it: the page itself does once it is asked for.
 */
export function DrawnAhead({ onDrawn, children }: DrawnAheadProps) {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    if (savesData()) return undefined;
    const made = document.createElement('div');
    const drawn = new MutationObserver((_, observer) => {
      observer.disconnect();
      setPlace(undefined);
      onDrawn();
    });
    let isLeft = false;
    whenQuiet(() => {
      if (isLeft) return;
      drawn.observe(made, { childList: true });
      setPlace(made);
    });
    return () => {
      isLeft = true;
      drawn.disconnect();
    };
  }, [onDrawn]);
  if (!place) return null;
  return createPortal(<Activity mode="hidden">{children}</Activity>, place);
}
