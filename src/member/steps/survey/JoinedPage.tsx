import { stepFacts } from '#domain/steps.ts';
import { queries } from '#src/app/api/queries.ts';
import { useSignedInPerson } from '#src/app/session/AuthProvider.tsx';
import { commonTexts } from '#src/texts/common.ts';
import { joinedTexts as texts } from '#src/texts/eligibility.ts';
import { useWords } from '#src/texts/locale.ts';
import { LinkButton } from '#src/ui/Button.tsx';
import { JoinedPicture } from '#src/ui/illustrations/JoinedPicture.tsx';
import { Actions, Stack } from '#src/ui/Stack.tsx';
import { BulletList, Heading, Text } from '#src/ui/Text.tsx';
import { BackButton } from '../../BackButton.tsx';
import { NoCounselor } from '../../NoCounselor.tsx';
import { StepPage } from '../../StepPage.tsx';
import { surveyPaths } from './surveyPaths.ts';

/**
 * `/member/survey`, for whoever was just told that they can join: what that means, and what comes next. Its heading takes the
 * focus, as that of any page.
 */
export function JoinedPage() {
  const t = useWords();
  const { noviId } = useSignedInPerson();
  const outcome = queries.useQuery('get', '/patients/is-eligible', { params: { query: { patient_id: noviId } } });
  // What was read before the check tells of nobody's joining. The page need not wait: without it, it says less.
  const checked = outcome.data?.data.eligible ? outcome.data.data : undefined;
  return (
    <StepPage step="survey" title={t(texts.title)} lead={t(texts.lead)} picture={<JoinedPicture />}>
      {checked?.has_counselor === false && <NoCounselor />}
      <Stack as="section" gap="xs">
        <Heading>{t(texts.meansTitle)}</Heading>
        <BulletList>
          {checked?.partner_name && <li>{t(texts.partner, { partner: checked.partner_name })}</li>}
          {checked?.has_counselor && <li>{t(texts.allSteps)}</li>}
          <li>{t(texts.yourSay)}</li>
        </BulletList>
      </Stack>
      <Stack as="section" gap="xs">
        <div>
          <Heading>{t(texts.nextTitle)}</Heading>
          <Text look="small">
            {t(stepFacts.survey.title)} · {t(commonTexts.minutes, { minutes: stepFacts.survey.minutes })}
          </Text>
        </div>
        <Text>{t(texts.next)}</Text>
      </Stack>
      <Actions>
        <LinkButton to={surveyPaths.aboutYou} wide="phone">
          {t(texts.begin)}
        </LinkButton>
        <BackButton />
      </Actions>
    </StepPage>
  );
}
