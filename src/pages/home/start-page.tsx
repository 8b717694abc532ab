import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { publicPages } from '#domain/public-pages.ts';
import { GoodToKnow } from '../../features/credentials/good-to-know.tsx';
import { SitePage } from '../../features/site/site-page.tsx';
import { StepsOverview } from '../../features/site/steps-overview.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { startTexts } from '../../texts/start.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions, Row } from '../../ui/stack.tsx';
import { TextLink } from '../../ui/text.tsx';

type StartPageProps = {
  signedIn?: boolean;
  /** The visitor asked for a page that is open only after signing in. */
  wanted?: boolean;
  /** What is said to somebody whose session has just ended. */
  notice?: ReactNode;
};

/** `/`: what Novi is, what will be asked, and the way in. */
export function StartPage({ signedIn = false, wanted = false, notice }: StartPageProps) {
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
                <LinkButton to="/loading">{t(startTexts.goOn)}</LinkButton>
              ) : (
                <>
                  <LinkButton to="/signup">{t(startTexts.signUp)}</LinkButton>
                  <LinkButton to="/login" look="secondary">
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

const Content = chakra('div', {
  base: { position: 'relative', display: 'flex', flexDirection: 'column', gap: { base: 'xl', md: '2xl' } },
});

// As wide as the window, so that the helix stands at its edge.
const Hero = chakra('div', {
  base: {
    position: 'relative',
    marginInline: 'calc(50% - 50vw)',
    paddingInline: 'calc(50vw - 50%)',
    paddingBlock: { base: 'xs', md: 'md' },
  },
});
const Pitch = chakra('div', {
  base: { position: 'relative', display: 'flex', flexDirection: 'column', gap: 'md', maxWidth: 'pitch' },
});
