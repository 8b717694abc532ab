import { stepFacts } from '#domain/steps.ts';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { NoCounselor } from '#src/features/visits/no-counselor.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { joinedTexts as texts } from '#src/texts/joined.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { JoinedPicture } from '#src/ui/illustrations/joined-picture.tsx';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { BulletList, Heading, Text } from '#src/ui/text.tsx';
import { surveyPaths } from './survey-paths.ts';

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
