import { lazy, Suspense, type ReactNode } from 'react';
import { useAuth } from './AuthProvider.tsx';
import { useIsSignedIn } from './useIsSignedIn.ts';

const SessionNotice = lazy(() => import('./SessionNotice.tsx').catch(() => ({ default: () => null })));

/** What an open page says once the session has ended, by a log-out or because nobody was there; nothing otherwise. */
export function useEndNotice(): ReactNode {
  const notice = useAuth(({ context }) => context.notice);
  const drafts = useAuth(({ context }) => context.drafts);
  const isSignedIn = useIsSignedIn();
  return (
    !isSignedIn &&
    (notice === 'loggedOut' || notice === 'idle') && (
      <Suspense>
        <SessionNotice notice={notice} drafts={drafts} />
      </Suspense>
    )
  );
}
