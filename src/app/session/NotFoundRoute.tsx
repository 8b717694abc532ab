import { NotFoundPage } from '../../public/NotFoundPage.tsx';

/** Any address that leads nowhere, for somebody who is signed in. */
export default function NotFoundRoute() {
  return <NotFoundPage signedIn />;
}
