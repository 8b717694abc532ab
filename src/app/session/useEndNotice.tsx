import { lazy, Suspense, type ReactNode } from 'react';
import { useAuth } from './AuthProvider.tsx';

const SessionNotice = lazy(() => import('./SessionNotice.tsx').catch(() => ({ default: () => null })));

/** What an open page says once the session has ended, by a log-out or because nobody was there; nothing otherwise. */
export function useEndNotice(): ReactNode {
  const notice = useAuth(({ context }) => context.notice);
  const drafts = useAuth(({ context }) => context.drafts);
  const isOver = useAuth((snapshot) => snapshot.hasTag('signedOut'));
  return (
    isOver &&
    (notice === 'loggedOut' || notice === 'idle') && (
      <Suspense>
        <SessionNotice notice={notice} drafts={drafts} />
      </Suspense>
    )
  );
}
