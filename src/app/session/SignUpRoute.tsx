import { SignUpPage } from '../../public/SignUpPage.tsx';
import { AfterSignIn, useIsComingIn } from './AfterSignIn.tsx';
import { useAuth, useAuthActor } from './AuthProvider.tsx';
import { knownPartner } from './partner-code.ts';

/** `/signup`, tied to the session. */
export default function SignUpRoute() {
  const actor = useAuthActor();
  const busy = useIsComingIn();
  const failure = useAuth((snapshot) => snapshot.context.failure);
  return (
    <AfterSignIn isNew>
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
