import { createContext, use, useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { watchLink } from './watch-link.ts';

/** Goes to an address of the app, which begins with a slash. The entry of the history is replaced where the page is there already. */
export type GoTo = (to: string, options: { replace?: boolean | undefined; state?: unknown }) => void;

/** Given by the app once for all links, so that none of them is drawn anew because the address is another one. */
export const GoToContext = createContext<GoTo | undefined>(undefined);

type PageLinkProps = Omit<LinkProps, 'ref' | 'state'> & { state?: unknown };

/** A link to a page of the app, without a look. All others are made of it, so that each has its page fetched ahead. */
export function PageLink(props: PageLinkProps) {
  const goTo = use(GoToContext);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => (link.current ? watchLink(link.current) : undefined), []);
  const { to, replace, state, ...rest } = props;
  // The router's own link resolves its address at each drawing, which is a third of the work on a page with sixty of them. What is
  // relative to the page needs that.
  if (!goTo || typeof to !== 'string' || !to.startsWith('/')) return <Link {...props} ref={link} />;
  return <PlainLink {...rest} ref={link} href={to} onGo={() => goTo(to, { replace, state })} />;
}

function PlainLink({ onGo, onClick, ...props }: ComponentProps<'a'> & { onGo: () => void }) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    onGo();
  };
  return <a {...props} onClick={click} />;
}

/** Whether the press opens the page in this window, and does not ask for another one or for a menu. */
function staysHere({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const isOwn = currentTarget.target === '' || currentTarget.target === '_self';
  return button === 0 && isOwn && !(metaKey || altKey || ctrlKey || shiftKey);
}
