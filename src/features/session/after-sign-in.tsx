import type { ReactNode } from 'react';
import { useAuth } from './auth-provider.tsx';
import { standingOf } from './standing.ts';
import { useEntrance } from './use-entrance.ts';

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
  const { isFormSeen } = useEntrance(isNew);
  return isFormSeen && children;
}

/** Whether the form is being looked at, or was good. */
export function useIsSessionStarting(): boolean {
  return useAuth((snapshot) => snapshot.hasTag('busy') || standingOf(snapshot) !== 'signedOut');
}
