import { knownReturn } from '../../features/session/return-address.ts';
import { useEndNotice } from '../../features/session/use-end-notice.tsx';
import { useIsSignedIn } from '../../features/session/use-is-signed-in.ts';
import { StartPage } from './start-page.tsx';

/** `/`, tied to the session. */
export default function HomeRoute() {
  const signedIn = useIsSignedIn();
  const notice = useEndNotice();
  return <StartPage signedIn={signedIn} wanted={!signedIn && knownReturn() !== undefined} notice={notice} />;
}
