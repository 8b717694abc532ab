import { useEffect, useRef, type ReactNode } from 'react';

/** Presses what opens or sends something, so that a sample stands there as it is afterwards. */
export function PressedAtOnce({ selector, children }: { selector: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>(selector)?.click(), [selector]);
  return <div ref={place}>{children}</div>;
}
