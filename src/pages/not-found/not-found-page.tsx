import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { NotFound } from './not-found.tsx';

/** For an address that leads nowhere. Somebody signed in is led to their own start. */
export function NotFoundPage({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <NarrowPage>
      <NotFound signedIn={signedIn} />
    </NarrowPage>
  );
}
