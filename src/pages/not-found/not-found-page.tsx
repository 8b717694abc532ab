import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { NotFound } from './not-found.tsx';

/** Any address that leads nowhere, for somebody who is signed in. */
export default function NotFoundPage() {
  return (
    <NarrowPage>
      <NotFound />
    </NarrowPage>
  );
}
