import { Suspense, type ReactNode } from 'react';
import { lazyPage } from '../../lib/chunks/lazy-page.tsx';
import { useAuth } from './auth-provider.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';

/**
 * Comes ahead in every session (watch-idle.ts), and is said from the first drawing on: it stands above all else, and would push that away later.
 */
export const SessionNotice = lazyPage(() => import('./session-notice.tsx').catch(() => ({ default: () => null })));

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
