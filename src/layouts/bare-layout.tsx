import type { ReactNode } from 'react';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Footer } from './footer.tsx';
import { Main, Page } from './page.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

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
