import type { ReactNode } from 'react';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Footer } from './Footer.tsx';
import { Main, Page } from './Page.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

/** For pages that anybody may open. `actions` stand at the end of the bar, in place of the language. */
export function BareLayout({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <SkipLink />
      <TopBar homeTo="/">{actions ?? <LanguageSwitch />}</TopBar>
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Page>
  );
}
