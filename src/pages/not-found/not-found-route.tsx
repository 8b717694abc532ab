import { NotFoundPage } from './not-found-page.tsx';

/** Any address that leads nowhere, for somebody who is signed in. */
export default function NotFoundRoute() {
  return <NotFoundPage signedIn />;
}
