import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { styled } from '../ui/styled.tsx';
import { AvatarMenu, type SignedInPerson } from './avatar-menu.tsx';
import { Footer } from './footer.tsx';
import { Main, Page } from './page.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

type MemberLayoutProps = SignedInPerson & {
  /** The ways between the member's own pages, below the bar. */
  tabs?: ReactNode;
  /** Whether tabs stand above the page is not known yet. The page is drawn anew once it is, in its place: nothing is moved. */
  areTabsAwaited?: boolean;
  /** Beside the page: the progress rail of the journey. */
  rail?: ReactNode;
  children: ReactNode;
};

/** Around every page of a member. The logo leads to `/loading`, which sends each role to its own start. */
export function MemberLayout({ tabs, areTabsAwaited = false, rail, children, ...person }: MemberLayoutProps) {
  const { pathname } = useLocation();
  return (
    <Page>
      <SkipLink />
      <TopBar>
        <AvatarMenu {...person} profileTo={paths.profile} />
      </TopBar>
      {tabs}
      <Suspense>
        <HelixBackground />
      </Suspense>
      {/* As high as the window, so that the footer never stands where the page that is still read will be: it would jump. */}
      <HighMain key={String(areTabsAwaited)} id={MAIN_ID} tabIndex={-1}>
        {rail ? (
          <WithRail>
            <Rail>{rail}</Rail>
            <Column>{children}</Column>
          </WithRail>
        ) : (
          children
        )}
      </HighMain>
      {/* It belongs to the page: whoever follows a link at the end of one sees no footer move to the end of the other. */}
      <Footer key={pathname} />
    </Page>
  );
}

/** Decoration comes after what people came for. */
const HelixBackground = lazy(() => import('./helix-background.tsx'));

const WithRail = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '{sizes.rail} minmax(0, {sizes.measure})' },
    gap: { base: 'md', lg: '2xl' },
    alignItems: 'start',
  },
});
const Rail = styled('div', { base: { height: 'full' } });

const Column = styled('div', {
  base: { minWidth: '0', width: 'full', maxWidth: 'measure', marginInline: { base: 'auto', lg: '0' } },
});

const HighMain = styled(Main, { base: { minHeight: { base: '100dvh', _print: '0' } } });
