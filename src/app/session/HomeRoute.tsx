import { StartPage } from '../../public/StartPage.tsx';
import { useAuth } from './AuthProvider.tsx';

/** `/`, tied to the session. */
export default function HomeRoute() {
  return <StartPage signedIn={useAuth((snapshot) => snapshot.context.identity !== undefined)} />;
}
