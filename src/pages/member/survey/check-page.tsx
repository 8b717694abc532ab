import { useState } from 'react';
import {
  checkFamilyHistory,
  findDoubtfulAges,
  isAllListed,
  listedGroupsOf,
  relations,
  type Relative,
} from '#domain/family-history.ts';
import { titlesOf } from '#domain/family-history/relative-titles.ts';
import { StepFailure } from '#src/features/journey/step-failure.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { groupTexts, factTexts } from '#src/texts/relatives.ts';
import { checkTexts, surveyTexts } from '#src/texts/survey.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { AnswerList } from '#src/ui/check-answers.tsx';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { CheckMember } from './check-member.tsx';
import { ListedGroups } from './count/listed-groups.tsx';
import { factsOf, openFactsInWords } from './describe.ts';
import { InlineFacts } from './inline-facts.tsx';
import { OpenAnswers } from './open-answers.tsx';
import { ProblemList } from './problem-list.tsx';
import { ProblemsBanner } from './problems-banner.tsx';
import { isMoreOpen } from './relative-list.ts';
import { SurveyFrame } from './survey-frame.tsx';
import { surveyPaths } from './survey-paths.ts';
import { UndoBanner } from './undo-banner.tsx';
import { useFamilyHistory, useSurveyStatus, useUndoable } from './use-survey.ts';
import { useTreeMember } from './use-tree-member.ts';

/** `/member/survey/check`: the whole family history, before it is sent and after. */
export function CheckPage() {
  const t = useWords();
  const history = useFamilyHistory();
  const { isSent } = useSurveyStatus();
  const undoable = useUndoable();
  // What was done on the pages before is taken back there.
  const [before] = useState(undoable);
  // Whoever answers here sees the answer, rather than the question gone.
  const [unanswered] = useState(() => listedGroupsOf(history).filter((group) => isAllListed(history, group) === null));
  const { evidence, isSaving, failure } = useJourney();
  const { send, problems, doubts, presses } = useSend();
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
      {!isSent && (
        <ProblemsBanner
          key={presses}
          problems={problems}
          titles={titles}
          refused={presses > 0}
          mayAnswerMore={isMoreOpen(history)}
        />
      )}
      {!isSent && doubts.length > 0 && (
        <AlertBanner title={t(checkTexts.agesTitle)}>
          <ProblemList problems={doubts} titles={titles} />
          {t(checkTexts.agesRight)}
        </AlertBanner>
      )}
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
                    changeTo: surveyPaths.relative(relative.id, { isFromCheck: true }),
                  }))}
                />
              </Group>
            ))}
          </Card>
        )}
      </Stack>
      {groups.length === 0 && <Text>{t(checkTexts.noRelatives)}</Text>}
      <StepFailure failure={failure} title={t(surveyTexts.saveFailed)} onRetry={send} />
      <Actions>
        <Button wide="phone" loading={isSaving} loadingText={t(commonTexts.sending)} onClick={send}>
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

/** Sends the family history, unless something in it is open or does not fit; `presses` counts the tries. `doubts` hold up nothing. */
function useSend() {
  const history = useFamilyHistory();
  const { isSent } = useSurveyStatus();
  const complete = useCompleteStep('survey');
  const [presses, setPresses] = useState(0);
  const { memberAge } = useTreeMember().member;
  const problems = checkFamilyHistory(history, memberAge);
  const doubts = findDoubtfulAges(history, memberAge);

  const send = () => {
    if (isSent) {
      complete();
      return;
    }
    setPresses((count) => count + 1);
    if (problems.length > 0) return;
    complete(history);
  };
  return { send, problems, doubts, presses };
}

const Group = styled('div', { base: { '& + &': { marginBlockStart: 'sm' } } });

/** What is known of a relative; also that nobody has said yet whether they have had a condition. */
function KnownFacts({ relative }: { relative: Relative }) {
  const t = useWords();
  const history = useFamilyHistory();
  const facts = factsOf(relative, history, t);
  const { relation, has_conditions, vital_status, adoption, age } = relative;
  const isUntouched = [has_conditions, vital_status, adoption, age].every((answer) => answer === null);
  const open = isUntouched && relation !== 'partner' ? [t(factTexts.nothingYet)] : openFactsInWords(relative);
  return <InlineFacts facts={facts} open={open} />;
}
