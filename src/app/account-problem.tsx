import { useAuth, useSession } from '../features/session/auth-provider.tsx';
import { isUnreachable, type AccountProblem as Problem } from '../features/session/standing.ts';
import { ClaimsMissingPage } from '../pages/account/claims-missing-page.tsx';
import { SignOutFailedPage } from '../pages/account/sign-out-failed-page.tsx';
import { FinishSignUpPage } from '../pages/signup/finish-sign-up-page.tsx';

/**
 * In place of a page whose visitor has a session but can't go on: the sign-up broke off, the claims never came, or logging
 * out failed.
 */
export default function AccountProblem({ problem }: { problem: Problem }) {
  const session = useSession();
  switch (problem) {
    case 'unprovisioned':
      return <Unprovisioned />;
    case 'claimsMissing':
      return <ClaimsMissing />;
    case 'signOutFailed':
      return <SignOutFailedPage onTryAgain={() => session.send({ type: 'signOut.requested' })} />;
  }
}

function Unprovisioned() {
  const session = useSession();
  const { identity, details, failure } = useAuth((snapshot) => snapshot.context);
  const busy = useAuth((snapshot) => snapshot.hasTag('busy'));
  return (
    <FinishSignUpPage
      email={identity?.email ?? ''}
      details={details}
      busy={busy}
      error={failure}
      onSubmit={(values) => session.send({ type: 'record.submitted', details: values })}
      onSignOut={() => session.send({ type: 'signOut.requested' })}
    />
  );
}

function ClaimsMissing() {
  const session = useSession();
  const isKnown = useAuth((snapshot) => snapshot.context.identity !== undefined);
  const unreachable = useAuth(isUnreachable);
  // Without even an identity there is nothing to refresh: the page begins anew.
  const tryAgain = () => (isKnown ? session.send({ type: 'refresh.requested' }) : location.reload());
  const signOut = () => session.send({ type: 'signOut.requested' });
  return <ClaimsMissingPage unreachable={unreachable} onTryAgain={tryAgain} onSignOut={signOut} />;
}
