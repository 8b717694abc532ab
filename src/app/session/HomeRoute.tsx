import { StartPage } from '../../public/StartPage.tsx';
import { useAuth } from './AuthProvider.tsx';
import { knownReturn } from './return-address.ts';

/** `/`, tied to the session. */
export default function HomeRoute() {
  const signedIn = useAuth((snapshot) => snapshot.context.identity !== undefined);
  return <StartPage signedIn={signedIn} wanted={!signedIn && knownReturn() !== undefined} />;
}
