import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { lazyPage } from '../../lib/chunks/lazy-page.tsx';
import { logError } from '../../lib/log.ts';
import { useAuth, useSession } from '../session/auth-provider.tsx';
import { BannerMissingPage } from './banner-missing-page.tsx';
import { useImpersonation, type ImpersonationActor } from './use-impersonation.ts';

const Impersonation = lazyPage<{ actor: ImpersonationActor }>(() => import('./banner-and-dialogs.tsx'));

/**
 * Around all pages: while an admin impersonates a member, the banner with the way to stop it stands above them, and no page stands
 * without it. Until its code is there nothing is drawn of them, and where it can't be had, a page says so. For everybody else
 * nothing of it is fetched, and the pages stand as they are.
 * @param unseen what stands around what is said instead of a page
 */
export function ImpersonationFrame({
  children,
  unseen,
}: {
  children: ReactNode;
  unseen: (said: ReactNode) => ReactNode;
}) {
  const actor = useImpersonation();
  const needsBanner = useNeedsBanner();
  const code = useBannerCode(needsBanner);
  const [isBroken, setBroken] = useState(false);
  const isSeen = actor !== undefined && code === 'there' && !isBroken;
  return (
    <>
      {isSeen && (
        <ErrorBoundary fallback={null} onError={() => setBroken(true)}>
          <Impersonation key={actor.sessionId} actor={actor} />
        </ErrorBoundary>
      )}
      {needsBanner && !isSeen ? unseen(<Unseen failed={isBroken || code === 'failed'} />) : children}
    </>
  );
}

function Unseen({ failed }: { failed: boolean }) {
  const session = useSession();
  return (
    <BannerMissingPage
      failed={failed}
      // Nothing was drawn yet that could be lost, and a page that is loaded anew asks for the newest code.
      onTryAgain={() => location.reload()}
      onSignOut={() => session.send({ type: 'signOut.requested' })}
    />
  );
}

/** By the claims as well as by the machine: whichever of them says first that somebody acts. */
function useNeedsBanner(): boolean {
  const isImpersonating = useImpersonation() !== undefined;
  const namesAdmin = useAuth(
    (snapshot) => snapshot.hasTag('signedIn') && snapshot.context.identity?.claims.original !== undefined,
  );
  return isImpersonating || namesAdmin;
}

type BannerCode = 'awaited' | 'there' | 'failed';

/** Fetches the code of the banner as soon as it is needed; where that failed, on the next page again. */
function useBannerCode(isNeeded: boolean): BannerCode {
  const { key } = useLocation();
  const [code, setCode] = useState<BannerCode>('awaited');
  const isThere = code === 'there';
  useEffect(() => {
    if (!isNeeded || isThere) return;
    Impersonation.preload().then(
      () => setCode('there'),
      (error: unknown) => {
        logError('Impersonation not shown', error);
        setCode('failed');
      },
    );
  }, [isNeeded, isThere, key]);
  return code;
}
