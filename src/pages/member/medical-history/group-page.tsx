import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import type { Page } from '#src/features/questionnaire/pages.ts';
import { QuestionnairePage } from '#src/features/questionnaire/questionnaire-page.tsx';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { medicalHistoryTexts as texts } from '#src/texts/medical-history.ts';
import { questionnaireTexts } from '#src/texts/questionnaire.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { SubmitButton } from '#src/ui/form/index.ts';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { medicalHistoryPaths } from './medical-history-paths.ts';
import type { History } from './use-medical-history.ts';

type GroupPageProps = {
  history: History;
  page: Page;
  /** One answer is to be changed, from the check, and the page leads back there. */
  isChange: boolean;
  /** The questions are answered. */
  onDone: () => void;
  /** Whether what is typed is kept. */
  kept: ReactNode;
};

/** One group of questions. */
export function GroupPage({ history, page, isChange, onDone, kept }: GroupPageProps) {
  const t = useWords();
  const { hash } = useLocation();
  const { pages, questionnaire, asking, problemsOf } = history;
  const index = pages.indexOf(page);
  const before = pages[index - 1];
  const part = t(questionnaireTexts.part, { number: index + 1, count: pages.length });
  return (
    <StepPage
      step="medical-history"
      title={page.title}
      lead={
        <Stack as="span" gap="2xs">
          <Text as="span" look="small">
            {part}
          </Text>
          {!before && questionnaire.description}
        </Stack>
      }
    >
      <QuestionnairePage
        key={page.id}
        page={page}
        asking={asking}
        problems={problemsOf(page)}
        startAt={hash ? decodeURIComponent(hash.slice(1)) : undefined}
        onDone={onDone}
      >
        {kept}
        <Actions>
          <SubmitButton>{t(commonTexts.continue)}</SubmitButton>
          {isChange ? (
            <BackLink to={medicalHistoryPaths.check}>{t(texts.backToCheck)}</BackLink>
          ) : before ? (
            <BackLink to={medicalHistoryPaths.page(before)} />
          ) : (
            <BackButton />
          )}
        </Actions>
      </QuestionnairePage>
    </StepPage>
  );
}
