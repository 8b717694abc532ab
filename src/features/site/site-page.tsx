import type { ReactNode } from 'react';
import { Footer } from '../../layouts/footer.tsx';
import { Main, Page } from '../../layouts/page.tsx';
import { SiteHeader } from '../../layouts/site-header.tsx';
import { SiteLinks } from '../../layouts/site-links.tsx';
import { MAIN_ID, SkipLink } from '../../layouts/skip-link.tsx';
import { styled } from '../../ui/styled.tsx';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { useCanonical } from './use-canonical.ts';
import { useDescription } from './use-description.ts';

type SitePageProps = {
  /** What a search engine or a shared link says of the page. */
  description: string;
  children: ReactNode;
};

/** Around the pages of the public site: the ways to its other pages, and back in for whoever is signed in. */
export function SitePage({ description, children }: SitePageProps) {
  const signedIn = useIsSignedIn();
  useDescription(description);
  useCanonical();
  return (
    <Page>
      <SkipLink />
      <SiteHeader signedIn={signedIn} />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Bottom>
        <SiteLinks />
        <Footer />
      </Bottom>
    </Page>
  );
}

const Bottom = styled('div', { base: { marginBlockStart: 'auto' } });
