import { Fragment, type ReactNode } from 'react';
import { useAuth } from './auth-provider.tsx';

/**
 * Around what shows one person: it begins anew when another one takes their place, as somebody who signs in in another tab, or
 * the next member whom an admin impersonates. The session goes from one to the other in a single step, with no page between.
 */
export function PerPerson({ children }: { children: ReactNode }) {
  const person = useAuth(({ context: { identity } }) => identity && `${identity.uid} ${identity.claims.noviId ?? ''}`);
  return <Fragment key={person}>{children}</Fragment>;
}
