import { LoginPage } from '../../public/LoginPage.tsx';
import { signInTexts } from '../../texts/signIn.ts';
import { AfterSignIn } from './AfterSignIn.tsx';
import { useAuth, useAuthActor } from './AuthProvider.tsx';

/** `/login`, tied to the session. */
export default function LoginRoute() {
  const actor = useAuthActor();
  const busy = useAuth((snapshot) => snapshot.hasTag('busy'));
  const failure = useAuth((snapshot) => snapshot.context.failure);
  const notice = useAuth((snapshot) => snapshot.context.notice);
  return (
    <AfterSignIn>
      <LoginPage
        busy={busy}
        error={failure}
        notice={notice && signInTexts.wrongRole}
        onSubmit={(credentials) => actor.send({ type: 'signIn.submitted', credentials })}
      />
    </AfterSignIn>
  );
}
