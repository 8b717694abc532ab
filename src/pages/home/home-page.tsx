import { lazy, Suspense, type ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import { publicPages } from '#domain/public-pages.ts';
import { knownReturn } from '../../features/session/return-address.ts';
import { useEndNotice } from '../../features/session/use-end-notice.tsx';
import { useIsSignedIn } from '../../features/session/use-is-signed-in.ts';
import { SitePage } from '../../features/site/site-page.tsx';
import { StepsOverview } from '../../features/site/steps-overview.tsx';
import { useWords } from '../../lib/locale.ts';
import { startTexts } from '../../texts/start.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions, Row } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { TextLink } from '../../ui/text.tsx';
import { GoodToKnow } from './good-to-know.tsx';

/** `/`: what Novi is, what will be asked, and the way in. */
export default function HomePage() {
  const signedIn = useIsSignedIn();
  const notice = useEndNotice();
  return <HomeView signedIn={signedIn} wanted={!signedIn && knownReturn() !== undefined} notice={notice} />;
}

type HomeViewProps = {
  signedIn?: boolean;
  /** The visitor asked for a page that is open only after signing in. */
  wanted?: boolean;
  /** What is said to somebody whose session has just ended. */
  notice?: ReactNode;
};

/** The first page of the site, drawn from its props alone. */
export function HomeView({ signedIn = false, wanted = false, notice }: HomeViewProps) {
  const t = useWords();
  return (
    <SitePage description={t(publicPages.home.description)}>
      <Content>
        <Hero>
          <Suspense>
            <HelixBackground />
          </Suspense>
          <Pitch>
            {notice}
            {wanted && (
              <AlertBanner live title={t(startTexts.wanted)}>
                {t(startTexts.wantedBody)}
              </AlertBanner>
            )}
            <PageHeading size="display" lead={t(startTexts.lead)}>
              {t(publicPages.home.title)}
            </PageHeading>
            <Actions>
              {signedIn ? (
                <LinkButton to={paths.loading}>{t(startTexts.goOn)}</LinkButton>
              ) : (
                <>
                  <LinkButton to={paths.signup}>{t(startTexts.signUp)}</LinkButton>
                  <LinkButton to={paths.login} look="secondary">
                    {t(startTexts.signIn)}
                  </LinkButton>
                </>
              )}
            </Actions>
          </Pitch>
        </Hero>
        <StepsOverview />
        <GoodToKnow />
        <Row gap="md">
          <TextLink to={paths.members}>{t(startTexts.moreMembers)}</TextLink>
          <TextLink to={paths.business}>{t(startTexts.moreBusiness)}</TextLink>
        </Row>
      </Content>
    </SitePage>
  );
}

const HelixBackground = lazy(() => import('../../layouts/helix-background.tsx'));

const Content = styled('div', {
  base: { position: 'relative', display: 'flex', flexDirection: 'column', gap: { base: 'xl', md: '2xl' } },
});

// As wide as the window, so that the helix stands at its edge.
const Hero = styled('div', {
  base: {
    position: 'relative',
    marginInline: 'calc(50% - 50vw)',
    paddingInline: 'calc(50vw - 50%)',
    paddingBlock: { base: 'xs', md: 'md' },
  },
});
const Pitch = styled('div', {
  base: { position: 'relative', display: 'flex', flexDirection: 'column', gap: 'md', maxWidth: 'pitch' },
});
