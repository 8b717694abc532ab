import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  useTransition,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import { useHref, useNavigate, type To } from 'react-router-dom';
import { watchLink } from './watch-link.ts';

/**
 * Goes to an address of the app, which begins with a slash. The entry of the history is replaced where the page is there already.
 * @param start begins the transition to the page
 * @returns comes once that has begun, or is needless by now; nothing where it has begun at once
 */
export type GoTo = (
  to: string,
  options: { replace?: boolean | undefined; state?: unknown },
  start: Start,
) => Promise<void> | undefined;

type Start = (go: () => void) => void;

export type LinkNavigation = {
  goTo: GoTo;
  /** Whether a press leads away from a place in the history, by its key. To put another page there meanwhile would lose the press. */
  isGoingFrom: (key: string) => boolean;
};

/** Given by the app once for all links, so that none of them is drawn anew because the address is another one. */
export const LinkNavigationContext = createContext<LinkNavigation | undefined>(undefined);

type PageLinkProps = Omit<ComponentProps<'a'>, 'ref' | 'href'> & { to: To; replace?: boolean; state?: unknown };

/** A link to a page of the app, without a look. All others are made of it, so that each has its page fetched ahead. */
export function PageLink({ to, replace, state, ...rest }: PageLinkProps) {
  const goTo = use(LinkNavigationContext)?.goTo;
  const options = { replace, state };
  // To resolve an address at each drawing is a third of the work on a page with sixty links. What is relative to the page needs it.
  if (!goTo || typeof to !== 'string' || !to.startsWith('/'))
    return <ResolvedLink {...rest} to={to} options={options} />;
  return <PlainLink {...rest} href={to} onGo={(start) => goTo(to, options, start)} />;
}

/** A link whose address the router resolves: the router's own comes with code for data and forms that nothing here uses. */
function ResolvedLink({ to, options, ...rest }: { to: To; options: Parameters<GoTo>[1] } & ComponentProps<'a'>) {
  const href = useHref(to);
  const navigate = useNavigate();
  const goTo = use(LinkNavigationContext)?.goTo;
  const { replace = false, state } = options;
  const go = (start: Start) => {
    if (goTo) return goTo(href, options, start);
    start(() => void navigate(href, { replace, state }));
  };
  return <PlainLink {...rest} href={href} onGo={go} />;
}

type PlainLinkProps = ComponentProps<'a'> & { onGo: (start: Start) => Promise<void> | undefined };

/** It stays pressed (`data-active`) until the page that it leads to is there, which a slow phone takes a while to draw. */
function PlainLink({ onGo, onClick, ...props }: PlainLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isGoing, startGoing] = useTransition();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => (link.current ? watchLink(link.current) : undefined), []);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    const coming = onGo(startGoing);
    if (!coming) return;
    // No transition yet: while one waits for something, all others in the app wait with it.
    setWaiting(true);
    void coming.finally(() => setWaiting(false));
  };
  return <a {...props} ref={link} data-active={isWaiting || isGoing || undefined} onClick={click} />;
}

/** Whether the press opens the page in this window, and does not ask for another one or for a menu. */
function staysHere({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const isOwn = currentTarget.target === '' || currentTarget.target === '_self';
  return button === 0 && isOwn && !(metaKey || altKey || ctrlKey || shiftKey);
}
