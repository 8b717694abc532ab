import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { titlesOf } from '#domain/family-history/called.ts';
import { checkFamilyHistory, isAllListed, listedGroupsOf, relations } from '#domain/family-history.ts';
import { hasCode } from '#src/app/api/ApiError.ts';
import { useCompleteStep, useJourney } from '#src/app/journey/useJourney.ts';
import { commonTexts } from '#src/texts/common.ts';
import { useLocale, useWords } from '#src/texts/locale.ts';
import { groupTexts } from '#src/texts/relatives.ts';
import { checkTexts, surveyTexts } from '#src/texts/survey.ts';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Button, LinkButton } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { AnswerList } from '#src/ui/CheckAnswers.tsx';
import { Actions, Stack } from '#src/ui/Stack.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { StepFailure } from '../../StepFailure.tsx';
import { ListedGroups } from './count/ListedGroups.tsx';
import { CheckMember } from './CheckMember.tsx';
import { KnownFacts } from './KnownFacts.tsx';
import { OpenAnswers } from './OpenAnswers.tsx';
import { ProblemsBanner } from './ProblemsBanner.tsx';
import { SurveyFrame } from './SurveyFrame.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { UndoBanner } from './UndoBanner.tsx';
import { useTreeMember } from './useTreeMember.ts';
import { useSurvey, useSurveyValue } from './useSurvey.ts';

/** `/member/survey/check`: the whole family history, before it is sent and after. */
export function CheckPage() {
  const t = useWords();
  const history = useSurveyValue((survey) => survey.history);
  const isSent = useSurveyValue((survey) => survey.isSent);
  const undoable = useSurveyValue((survey) => survey.undoable);
  // What was done on the pages before is taken back there.
  const [before] = useState(undoable);
  // Whoever answers here sees the answer, rather than the question gone.
  const [unanswered] = useState(() => listedGroupsOf(history).filter((group) => isAllListed(history, group) === null));
  const { evidence, isSaving, failure } = useJourney();
  const { send, problems, presses } = useSend();
  const wasSent = evidence.survey;
  const titles = titlesOf(history.relatives, useLocale());
  const groups = relations
    .map((relation) => ({ relation, relatives: history.relatives.filter((one) => one.relation === relation) }))
    .filter(({ relatives }) => relatives.length > 0);
  return (
    <SurveyFrame
      title={t(isSent ? checkTexts.sentTitle : checkTexts.title)}
      lead={t(isSent ? checkTexts.sentLead : checkTexts.lead)}
    >
      {wasSent && !isSent && <AlertBanner tone="warning" title={t(checkTexts.unsentTitle)} />}
      {undoable !== before && <UndoBanner />}
      {!isSent && <ProblemsBanner key={presses} problems={problems} titles={titles} refused={presses > 0} />}
      <Stack gap="xs">
        {!isSent && <ListedGroups groups={unanswered} />}
        {!isSent && <OpenAnswers titles={titles} />}
        <CheckMember />
        {groups.length > 0 && (
          <Card look="outlined" pad="sm">
            {groups.map(({ relation, relatives }) => (
              <Group key={relation}>
                <Heading size="h3">{t(groupTexts[relation].title)}</Heading>
                <AnswerList
                  dense
                  answers={relatives.map((relative) => ({
                    label: titles.get(relative.id) ?? '',
                    value: <KnownFacts relative={relative} />,
                    changeTo: surveyPaths.relative(relative.id, { thenCheck: true }),
                  }))}
                />
              </Group>
            ))}
          </Card>
        )}
      </Stack>
      {groups.length === 0 && <Text>{t(checkTexts.noRelatives)}</Text>}
      <StepFailure failure={failure} title={t(surveyTexts.saveFailed)} onRetry={() => void send()} />
      <Actions>
        <Button wide="phone" loading={isSaving} loadingText={t(commonTexts.sending)} onClick={() => void send()}>
          {t(isSent ? commonTexts.continue : wasSent ? checkTexts.sendAgain : checkTexts.send)}
        </Button>
        {isSent ? (
          <LinkButton look="secondary" to={surveyPaths.relatives}>
            {t(checkTexts.addMore)}
          </LinkButton>
        ) : (
          <BackLink to={surveyPaths.relatives} />
        )}
      </Actions>
    </SurveyFrame>
  );
}

/** Sends the family history, unless something in it is open or does not fit; `presses` counts the tries. */
function useSend() {
  const survey = useSurvey();
  const { saver } = survey;
  const { failure } = useJourney();
  const complete = useCompleteStep('survey');
  const [presses, setPresses] = useState(0);
  const problems = checkFamilyHistory(survey.history, useTreeMember().member.memberAge);

  // Saving what is here is how the member learns that another tab was faster, and the next try what came through of the last.
  const keepUnsent = useEffectEvent((failed: unknown) => {
    if (saver.status === 'unchanged' || hasCode(failed, 'stale')) survey.keep();
  });
  useEffect(() => {
    if (failure) keepUnsent(failure);
  }, [failure]);

  const send = async () => {
    if (survey.isSent) {
      complete();
      return;
    }
    setPresses((count) => count + 1);
    if (problems.length > 0) return;
    await saver.makeWay();
    if (saver.status === 'conflict') return;
    complete({ body: survey.history, version: saver.version });
  };
  return { send, problems, presses };
}

const Group = chakra('div', { base: { '& + &': { marginBlockStart: 'sm' } } });
