import { useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { watchLink } from './watch-link.ts';

/** A link to a page of the app, without a look. All others are made of it, so that each has its page fetched ahead. */
export function PageLink(props: Omit<LinkProps, 'ref'>) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => (link.current ? watchLink(link.current) : undefined), []);
  return <Link {...props} ref={link} />;
}
