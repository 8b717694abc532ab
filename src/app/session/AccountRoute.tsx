import { useSearchParams } from 'react-router-dom';
import { AccountPage } from '../../public/AccountPage.tsx';
import { ForgotPasswordPage } from '../../public/ForgotPasswordPage.tsx';
import { getLocale } from '../../texts/locale.ts';
import { sendPasswordReset } from '../identity/password.ts';
import { useAuth, useAuthActor } from './AuthProvider.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/** `/account`. The links in the provider's e-mails lead here, too: their `mode` says what for. */
export default function AccountRoute() {
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  switch (query.get('mode')) {
    case 'forgotPassword':
      return <ForgotPasswordPage onSubmit={(email) => sendPasswordReset(email, getLocale())} />;
    case 'resetPassword':
      return <ResetPassword key={code} code={code} />;
    default:
      return <Hub />;
  }
}

function Hub() {
  const actor = useAuthActor();
  const email = useAuth((snapshot) => snapshot.context.identity?.email);
  return <AccountPage email={email} onLogOut={() => actor.send({ type: 'signOut.requested' })} />;
}
