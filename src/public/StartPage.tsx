import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { useWords } from '../texts/locale.ts';
import { startTexts } from '../texts/start.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Actions } from '../ui/Stack.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { StepsOverview } from './StepsOverview.tsx';

type StartPageProps = {
  signedIn?: boolean;
  /** The visitor asked for a page that is open only after signing in. */
  wanted?: boolean;
};

/** `/`: what Novi is, what will be asked, and the way in. */
export function StartPage({ signedIn = false, wanted = false }: StartPageProps) {
  const t = useWords();
  return (
    <BareLayout>
      <Content>
        <Hero>
          <Suspense>
            <HelixBackground />
          </Suspense>
          <Pitch>
            {wanted && (
              <AlertBanner live title={t(startTexts.wanted)}>
                {t(startTexts.wantedBody)}
              </AlertBanner>
            )}
            <PageHeading size="display" lead={t(startTexts.lead)}>
              {t(startTexts.title)}
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
      </Content>
    </BareLayout>
  );
}

const HelixBackground = lazy(() => import('../layouts/HelixBackground.tsx'));

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
