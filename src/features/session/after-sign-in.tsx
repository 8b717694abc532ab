import { Suspense, useState, type ReactNode } from 'react';
import { lazyPage } from '../../lib/chunks/lazy-page.tsx';
import { arrivalOf } from './arrival.ts';
import { useAuth, useIsVisitor } from './auth-provider.tsx';
import type { EntranceProps } from './entrance.tsx';
import { standingOf } from './standing.ts';

const Entrance = lazyPage<EntranceProps>(() => import('./entrance.tsx'));

type AfterSignInProps = {
  /** Whoever comes in here is new: what was asked for before they had an account is no place to begin. */
  isNew?: boolean;
  children: ReactNode;
};

/**
 * Around the pages that sign somebody in: whoever is signed in goes on to the page they came for, or to their start. The
 * form that was sent stays until that page can be drawn.
 */
export function AfterSignIn({ isNew = false, children }: AfterSignInProps) {
  const isVisitor = useIsVisitor();
  const arrival = useAuth(arrivalOf);
  const [isFormSeen, setFormSeen] = useState(arrival === 'outside');
  return (
    <>
      {isFormSeen && children}
      {!isVisitor && (
        <Suspense>
          <Entrance isNew={isNew} onForm={setFormSeen} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the form is being looked at, or was good. */
export function useIsSessionStarting(): boolean {
  return useAuth((snapshot) => snapshot.hasTag('busy') || standingOf(snapshot) !== 'signedOut');
}
