import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { forgetFailures, lazyPage } from '../../routing/lazyPage.tsx';
import { useImpersonation, type ImpersonationActor } from './useImpersonation.ts';

const Impersonation = lazyPage<{ actor: ImpersonationActor }>(() => import('../../../acting/Impersonation.tsx'));

/**
 * Stands once, above all pages: while an admin acts as a member, the banner with the way to stop it, wherever they are,
 * also on a page that broke. For everybody else nothing of it is fetched.
 */
export function Acting() {
  const actor = useImpersonation();
  const { key } = useLocation();
  return actor ? (
    <ErrorBoundary fallback={null} resetKeys={[key]} onReset={forgetFailures}>
      <Suspense>
        <Impersonation key={actor.sessionId} actor={actor} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
