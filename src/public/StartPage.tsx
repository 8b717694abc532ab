import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { useWords } from '../texts/locale.ts';
import { startTexts } from '../texts/start.ts';
import { LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Actions, Stack } from '../ui/Stack.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { StepsOverview } from './StepsOverview.tsx';

/** `/`: what Novi is, what will be asked, and the way in. */
export function StartPage({ signedIn = false }: { signedIn?: boolean }) {
  const t = useWords();
  return (
    <BareLayout
      actions={
        !signedIn && (
          <LinkButton to="/login" look="secondary" size="sm">
            {t(startTexts.signIn)}
          </LinkButton>
        )
      }
    >
      <Suspense>
        <HelixBackground />
      </Suspense>
      <Content>
        <Hero>
          <Stack gap="md">
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
          </Stack>
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
const Hero = chakra('div', { base: { maxWidth: '44rem', paddingBlockStart: { base: 'xs', md: 'md' } } });
