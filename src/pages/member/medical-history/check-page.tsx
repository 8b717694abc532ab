import type { ReactNode } from 'react';
import { listFormat } from '#domain/formats.ts';
import type { ItemNode } from '#domain/questionnaire.ts';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepFailure } from '#src/features/journey/step-failure.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { questionsOf, titleWithin } from '#src/features/questionnaire/pages.ts';
import { useAnswerText } from '#src/features/questionnaire/use-answer-text.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { medicalHistoryTexts as texts } from '#src/texts/medical-history.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckAnswers } from '#src/ui/check-answers.tsx';
import { Actions } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { medicalHistoryPaths } from './medical-history-paths.ts';
import { StillOpen } from './still-open.tsx';
import type { History } from './use-medical-history.ts';

/** All answers by group: before they are sent, and later, to look at them. */
export function CheckPage({ history, kept }: { history: History; kept: ReactNode }) {
  const t = useWords();
  const moments = useMoments();
  const textOfAnswers = useAnswerText();
  const listed = listFormat(useLocale());
  const { isSaving, failure } = useJourney();
  const { pages, asking, problemsOf, sentAt, sentBefore, isAmending, send } = history;
  const last = pages.at(-1);
  const isReady = pages.every((page) => problemsOf(page).length === 0);
  const said = ({ item, answers }: ItemNode) => {
    const text = textOfAnswers(item, answers);
    return text && <AsTyped>{text}</AsTyped>;
  };
  return (
    <StepPage
      step="medical-history"
      title={t(sentAt ? texts.sentTitle : texts.checkTitle)}
      lead={sentAt ? t(texts.sentLead, { day: moments.date(sentAt) }) : t(texts.checkLead)}
    >
      <StepFailure failure={failure} title={t(sentAt ? texts.notOpened : texts.notSent)} onRetry={send} />
      {isAmending && <AlertBanner title={t(texts.unsent)}>{t(texts.unsentBody)}</AlertBanner>}
      <StillOpen history={history} />
      {pages.map((page) => (
        <CheckAnswers
          key={page.id}
          title={page.title}
          answers={questionsOf(page, asking.form).map((node) => ({
            label: titleWithin(node),
            value: said(node),
            changeTo: medicalHistoryPaths.change(page, node.key),
          }))}
        />
      ))}
      {sentBefore.length > 0 && (
        <Text look="small">{t(texts.sentBefore, { days: listed.format(sentBefore.map(moments.date)) })}</Text>
      )}
      {kept}
      <Actions>
        {isReady && (
          <Button wide="phone" loading={isSaving} loadingText={t(texts.sending)} onClick={send}>
            {t(sentAt ? commonTexts.continue : texts.send)}
          </Button>
        )}
        {last && !sentAt ? <BackLink to={medicalHistoryPaths.page(last)} /> : <BackButton />}
      </Actions>
    </StepPage>
  );
}

/** A longer answer keeps its lines. */
const AsTyped = styled('span', { base: { whiteSpace: 'pre-line' } });
