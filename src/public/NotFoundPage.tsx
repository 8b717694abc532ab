import { NarrowPage } from './NarrowPage.tsx';
import { NotFound } from './NotFound.tsx';

/** For an address that leads nowhere. Somebody signed in is led to their own start. */
export function NotFoundPage({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <NarrowPage>
      <NotFound signedIn={signedIn} />
    </NarrowPage>
  );
}
