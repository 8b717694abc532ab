import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useIsSignedIn } from '../../app/session/useIsSignedIn.ts';
import { Footer } from '../../layouts/Footer.tsx';
import { Main, Page } from '../../layouts/Page.tsx';
import { SiteHeader } from '../../layouts/SiteHeader.tsx';
import { SiteLinks } from '../../layouts/SiteLinks.tsx';
import { MAIN_ID, SkipLink } from '../../layouts/SkipLink.tsx';
import { useCanonical } from './useCanonical.ts';
import { useDescription } from './useDescription.ts';

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

const Bottom = chakra('div', { base: { marginBlockStart: 'auto' } });
