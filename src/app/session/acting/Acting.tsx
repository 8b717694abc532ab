import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { logError } from '../../log.ts';
import { lazyPage } from '../../routing/lazyPage.tsx';
import { useImpersonation, type ImpersonationActor } from './useImpersonation.ts';

const Impersonation = lazyPage<{ actor: ImpersonationActor }>(() => import('../../../acting/Impersonation.tsx'));

/**
 * Stands once, above all pages: while an admin acts as a member, the banner with the way to stop it, wherever they are,
 * also on a page that broke. For everybody else nothing of it is fetched.
 */
export function Acting() {
  const actor = useImpersonation();
  const isActing = actor !== undefined;
  const { key } = useLocation();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    // Drawn only once it is there, so that nothing holds it back then; what could not be fetched is asked for on the next page.
    if (!isActing || isThere) return;
    Impersonation.preload().then(
      () => setThere(true),
      (error: unknown) => logError('Acting not shown', error),
    );
  }, [isActing, isThere, key]);
  return actor && isThere ? <Impersonation key={actor.sessionId} actor={actor} /> : null;
}
