import { lazy, Suspense } from 'react';
import { AfterSignIn, useIsSessionStarting } from '../../features/session/after-sign-in.tsx';
import { useAuth, useAuthActor } from '../../features/session/auth-provider.tsx';
import { LoginPage } from './login-page.tsx';

/** `/login`, tied to the session. */
export default function LoginRoute() {
  const actor = useAuthActor();
  const busy = useIsSessionStarting();
  const failure = useAuth((snapshot) => snapshot.context.failure);
  const notice = useAuth((snapshot) => snapshot.context.notice);
  const drafts = useAuth((snapshot) => snapshot.context.drafts);
  // Who logged out themself and comes to sign in again knows that.
  const isWorthSaying = notice !== undefined && notice !== 'loggedOut';
  return (
    <AfterSignIn>
      <LoginPage
        busy={busy}
        error={failure}
        notice={
          (isWorthSaying || drafts === 'unsaved') && (
            <Suspense>
              <SessionNotice notice={notice} drafts={drafts} />
            </Suspense>
          )
        }
        onSubmit={(credentials) => actor.send({ type: 'signIn.submitted', credentials })}
      />
    </AfterSignIn>
  );
}

const SessionNotice = lazy(() => import('../../features/session/session-notice.tsx'));
