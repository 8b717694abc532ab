import { StartPage } from '../../public/StartPage.tsx';
import { knownReturn } from './return-address.ts';
import { useEndNotice } from './useEndNotice.tsx';
import { useIsSignedIn } from './useIsSignedIn.ts';

/** `/`, tied to the session. */
export default function HomeRoute() {
  const signedIn = useIsSignedIn();
  const notice = useEndNotice();
  return <StartPage signedIn={signedIn} wanted={!signedIn && knownReturn() !== undefined} notice={notice} />;
}
