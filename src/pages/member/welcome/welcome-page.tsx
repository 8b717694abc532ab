import { StepFailure } from '#src/features/journey/step-failure.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { welcomeTexts } from '#src/texts/welcome.ts';
import { wideWindow } from '#src/theme/windows.ts';
import { Button, type ButtonLook } from '#src/ui/button.tsx';
import { LightBulbIcon } from '#src/ui/icons.tsx';
import { WelcomePicture } from '#src/ui/illustrations/welcome-picture.tsx';
import { Actions, Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { BulletList, Heading, Text } from '#src/ui/text.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { StepList } from './step-list.tsx';

/**
 * `/member/welcome`: who we are, what will be asked, and what to have ready. On a phone all that is three screens long, so
 * the button stands above it, too: there is the primary one then.
 */
export default function WelcomePage() {
  const t = useWords();
  const { firstName } = useSignedInPerson();
  const { furthest, isSaving, failure } = useJourney();
  const complete = useCompleteStep('welcome');
  const isWide = useMediaQuery(wideWindow);
  const go = (look: ButtonLook) => (
    <Actions>
      <Button
        look={look}
        wide="phone"
        loading={isSaving}
        loadingText={t(commonTexts.saving)}
        onClick={() => complete()}
      >
        {t(furthest === 'welcome' ? welcomeTexts.begin : commonTexts.continue)}
      </Button>
    </Actions>
  );
  const title = firstName ? t(welcomeTexts.title, { name: firstName }) : t(welcomeTexts.titleWithoutName);
  return (
    <StepPage step="welcome" title={title} lead={t(welcomeTexts.lead)} picture={<WelcomePicture />}>
      {!isWide && go('primary')}
      <Stack as="section" gap="xs">
        <Heading>{t(welcomeTexts.whoTitle)}</Heading>
        <Text>{t(welcomeTexts.who)}</Text>
        <Text>{t(welcomeTexts.genes)}</Text>
      </Stack>
      <StepList />
      <Stack as="section" gap="xs">
        <Heading>{t(welcomeTexts.handTitle)}</Heading>
        <BulletList>
          <li>{t(welcomeTexts.handRelatives)}</li>
          <li>{t(welcomeTexts.handHealth)}</li>
          <li>{t(welcomeTexts.handAddress)}</li>
        </BulletList>
        <Row gap="2xs" align="start">
          <LightBulbIcon />
          <Beside>{t(welcomeTexts.unknown)}</Beside>
        </Row>
      </Stack>
      <StepFailure failure={failure} title={t(welcomeTexts.failedTitle)} onRetry={() => complete()} />
      {go(isWide ? 'primary' : 'secondary')}
    </StepPage>
  );
}

const Beside = styled(Text, { base: { flex: '1' } });
