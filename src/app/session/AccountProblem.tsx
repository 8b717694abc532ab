import { ClaimsMissingPage } from '../../public/ClaimsMissingPage.tsx';
import { FinishSignUpPage } from '../../public/FinishSignUpPage.tsx';
import { useAuth, useAuthActor } from './AuthProvider.tsx';

/** In place of a page whose visitor is signed in but can't go on: the sign-up broke off, or the claims never came. */
export default function AccountProblem({ problem }: { problem: 'unprovisioned' | 'claimsMissing' }) {
  return problem === 'unprovisioned' ? <Unprovisioned /> : <ClaimsMissing />;
}

function Unprovisioned() {
  const actor = useAuthActor();
  const { identity, details, failure } = useAuth((snapshot) => snapshot.context);
  const busy = useAuth((snapshot) => snapshot.hasTag('busy'));
  return (
    <FinishSignUpPage
      email={identity?.email ?? ''}
      details={details}
      busy={busy}
      error={failure}
      onSubmit={(values) => actor.send({ type: 'record.submitted', details: values })}
      onLogOut={() => actor.send({ type: 'signOut.requested' })}
    />
  );
}

function ClaimsMissing() {
  const actor = useAuthActor();
  const isKnown = useAuth((snapshot) => snapshot.context.identity !== undefined);
  // Without even an identity there is nothing to refresh: the page begins anew.
  const tryAgain = () => (isKnown ? actor.send({ type: 'refresh.requested' }) : location.reload());
  return <ClaimsMissingPage onTryAgain={tryAgain} onLogOut={() => actor.send({ type: 'signOut.requested' })} />;
}
