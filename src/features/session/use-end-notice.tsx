import { lazy, Suspense, type ReactNode } from 'react';
import { useAuth } from './auth-provider.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';

const SessionNotice = lazy(() => import('./session-notice.tsx').catch(() => ({ default: () => null })));

/** What an open page says once the session has ended, by a sign-out, because nobody was there or by the provider; nothing otherwise. */
export function useEndNotice(): ReactNode {
  const notice = useAuth(({ context }) => context.notice);
  const drafts = useAuth(({ context }) => context.drafts);
  const isSignedIn = useIsSignedIn();
  return (
    !isSignedIn &&
    notice !== undefined &&
    notice !== 'notForThisRole' && (
      <Suspense>
        <SessionNotice notice={notice} drafts={drafts} />
      </Suspense>
    )
  );
}
