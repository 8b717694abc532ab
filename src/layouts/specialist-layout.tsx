import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import type { MenuItem } from '../ui/menu.tsx';
import { AvatarMenu, type SignedInPerson } from './avatar-menu.tsx';
import { Footer } from './footer.tsx';
import { PageTabs, type PageTab } from './page-tabs.tsx';
import { Main, Page } from './page.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useCompactScale } from './use-compact-scale.ts';

type SpecialistLayoutProps = SignedInPerson & {
  tabs: readonly PageTab[];
  /** What else the menu offers. */
  more?: readonly MenuItem[];
  children: ReactNode;
};

/**
 * Around every page of a specialist: as the member's, for work, so in a smaller scale,
 * without decoration, and with their e-mails instead of a profile in the menu.
 */
export function SpecialistLayout({ tabs, children, ...person }: SpecialistLayoutProps) {
  useCompactScale();
  return (
    <Page>
      <SkipLink />
      <TopBar>
        <AvatarMenu {...person} emailsTo={paths.specialistEmails} />
      </TopBar>
      <PageTabs tabs={tabs} />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Page>
  );
}
