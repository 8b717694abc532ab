import type { ReactNode } from 'react';
import { PageTabs, type PageTab } from '#src/layouts/page-tabs.tsx';
import { Main, Page } from '#src/layouts/page.tsx';
import { MAIN_ID, SkipLink } from '#src/layouts/skip-link.tsx';
import { TopBar } from '#src/layouts/top-bar.tsx';
import { useCompactScale } from '#src/layouts/use-compact-scale.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { Button } from '#src/ui/button.tsx';
import { LanguageSwitch } from '#src/ui/language-switch.tsx';
import { styled } from '#src/ui/styled.tsx';

type AdminLayoutProps = {
  onSignOut?: () => void;
  /** The ways between the pages, for an admin who acts as nobody. */
  tabs?: readonly PageTab[];
  children: ReactNode;
};

/** Around every view of the admin site. Staff need none of the help that the app's footer offers to members. */
export function AdminLayout({ onSignOut, tabs, children }: AdminLayoutProps) {
  const t = useWords();
  useCompactScale();
  return (
    <Page>
      <SkipLink />
      <TopBar homeTo="/">
        {onSignOut ? (
          <Button look="secondary" size="sm" onClick={onSignOut}>
            {t(commonTexts.signOut)}
          </Button>
        ) : (
          <LanguageSwitch />
        )}
      </TopBar>
      {tabs && <PageTabs tabs={tabs} />}
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      {onSignOut && (
        <Foot>
          <LanguageSwitch />
        </Foot>
      )}
    </Page>
  );
}

const Foot = styled('footer', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    marginBlockStart: 'auto',
    padding: { base: 'sm', sm: 'md' },
  },
});
