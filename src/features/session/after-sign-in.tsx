import { use, useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useAuth, useAuthActor } from './auth-provider.tsx';
import { firstPage, PreloadContext } from './first-page.ts';
import { takeReturn } from './return-address.ts';
import { standingOf } from './standing.ts';

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
  const standing = useAuth(standingOf);
  const busy = useAuth((snapshot) => snapshot.hasTag('busy'));
  const stays = standing === 'signedOut' || standing === 'comingIn' || busy;
  // Somebody who is signed in already sees no form.
  const [isSeen, setSeen] = useState(stays);
  if (stays && !isSeen) setSeen(true);
  return (
    <>
      {isSeen && children}
      {!stays && standing !== 'unknown' && <Onward isNew={isNew} />}
    </>
  );
}

/** Whether the form is being looked at, or was good. */
export function useIsComingIn(): boolean {
  return useAuth((snapshot) => snapshot.hasTag('busy') || standingOf(snapshot) !== 'signedOut');
}

function Onward({ isNew }: { isNew: boolean }) {
  const actor = useAuthActor();
  const preloadPage = use(PreloadContext);
  const [wanted] = useState(takeReturn);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const go = (to: string) => {
      if (!isGone) setAddress(to);
    };
    // A page that can't be fetched now says so itself, where it is.
    const start = isNew ? undefined : wanted;
    firstPage(actor, start, preloadPage).then(go, () => go(start ?? paths.loading));
    return () => {
      isGone = true;
    };
  }, [actor, isNew, preloadPage, wanted]);
  return address && <Navigate to={address} replace />;
}
