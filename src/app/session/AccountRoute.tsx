import { AccountPage } from '../../public/AccountPage.tsx';
import { useAuth, useAuthActor } from './AuthProvider.tsx';

/** `/account`, tied to the session. */
export default function AccountRoute() {
  const actor = useAuthActor();
  const email = useAuth((snapshot) => snapshot.context.identity?.email);
  return <AccountPage email={email} onLogOut={() => actor.send({ type: 'signOut.requested' })} />;
}
