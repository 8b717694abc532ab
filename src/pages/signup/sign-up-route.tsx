import { AfterSignIn, useIsSessionStarting } from '../../features/session/after-sign-in.tsx';
import { useAuth, useAuthActor } from '../../features/session/auth-provider.tsx';
import { knownPartner } from '../../features/session/partner-code.ts';
import { SignUpPage } from './sign-up-page.tsx';

/** `/signup`, tied to the session. */
export default function SignUpRoute() {
  const actor = useAuthActor();
  const busy = useIsSessionStarting();
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
