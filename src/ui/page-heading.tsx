import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { windowTitle } from '#domain/window-title.ts';
import { Email } from './email.tsx';
import { ignoreDoubleClick } from './ignore-double-click.ts';
import { Stack } from './stack.tsx';
import { Heading, Text } from './text.tsx';

type PageHeadingProps = {
  /** Also the window's title, so that a tab and a screen reader name the page. */
  children: string;
  lead?: ReactNode;
  size?: 'h1' | 'display';
  /** The page came after a press and not by an address: it takes the focus, too. */
  arrived?: boolean;
};

/** The page's one h1. After a change of page it takes the focus, so that a screen reader reads on from here. */
export function PageHeading({ children, lead, size = 'h1', arrived = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const cameByNavigation = arrived || key !== FIRST_LOCATION_KEY;

  useEffect(() => {
    document.title = windowTitle(children);
  }, [children]);

  const takeFocus = useEffectEvent(() => {
    if (!cameByNavigation) return;
    ignoreDoubleClick();
    // Who has opened a menu while the page was on its way stays in it.
    if (!document.activeElement?.closest('[role=menu]')) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  });
  // Another query is no other page: whoever types a search stays in its field. Before the page is painted: it would be seen
  // scrolled as the one before, and jump.
  useLayoutEffect(() => takeFocus(), [arrived, pathname]);

  return (
    <Stack gap={size === 'display' ? 'sm' : '2xs'}>
      <Heading as="h1" size={size} tabIndex={-1} ref={heading}>
        {children}
      </Heading>
      {lead && <Text look="lead">{typeof lead === 'string' ? <Email>{lead}</Email> : lead}</Text>}
    </Stack>
  );
}

/** The key that the router gives to the place where the app was opened. */
const FIRST_LOCATION_KEY = 'default';
