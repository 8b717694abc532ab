import { SignUpPage } from '../../public/SignUpPage.tsx';
import { AfterSignIn } from './AfterSignIn.tsx';
import { useAuth, useAuthActor } from './AuthProvider.tsx';
import { knownPartner } from './partner-code.ts';

/** `/signup`, tied to the session. */
export default function SignUpRoute() {
  const actor = useAuthActor();
  const busy = useAuth((snapshot) => snapshot.hasTag('busy'));
  const failure = useAuth((snapshot) => snapshot.context.failure);
  return (
    <AfterSignIn>
      <SignUpPage
        busy={busy}
        error={failure}
        partnerCode={knownPartner()}
        onSubmit={({ email, password, ...details }) =>
          actor.send({ type: 'signUp.submitted', credentials: { email, password }, details })
        }
      />
    </AfterSignIn>
  );
}
