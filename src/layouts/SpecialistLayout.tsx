import type { ReactNode } from 'react';
import { AvatarMenu, type SignedInPerson } from './AvatarMenu.tsx';
import { Footer } from './Footer.tsx';
import { Main, Page } from './Page.tsx';
import { PageTabs, type PageTab } from './PageTabs.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

type SpecialistLayoutProps = SignedInPerson & { tabs: readonly PageTab[]; children: ReactNode };

/** Around every page of a specialist: as the member's, for work, so without decoration, and with no profile in the menu. */
export function SpecialistLayout({ tabs, children, ...person }: SpecialistLayoutProps) {
  return (
    <Page>
      <SkipLink />
      <TopBar>
        <AvatarMenu {...person} />
      </TopBar>
      <PageTabs tabs={tabs} />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Page>
  );
}
