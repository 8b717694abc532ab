import type { ReactNode } from 'react';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Footer } from './Footer.tsx';
import { Main, Page } from './Page.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

/** For pages that anybody may open: the language stands on top, where whoever needs it sees it first. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <Page>
      <SkipLink />
      <TopBar>
        <LanguageSwitch />
      </TopBar>
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Page>
  );
}
