import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { commonTexts } from '#src/texts/common.ts';
import { useWords } from '#src/texts/locale.ts';
import { medicalHistoryTexts as texts } from '#src/texts/medicalHistory.ts';
import { questionnaireTexts } from '#src/texts/questionnaire.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { SubmitButton } from '#src/ui/form/index.ts';
import { QuestionnairePage } from '#src/ui/questionnaire/QuestionnairePage.tsx';
import { Actions, Stack } from '#src/ui/Stack.tsx';
import { Text } from '#src/ui/Text.tsx';
import { BackButton } from '../../BackButton.tsx';
import { StepPage } from '../../StepPage.tsx';
import { checkAddress, pageAddress, startAddress } from './addresses.ts';
import type { History } from './useMedicalHistory.ts';

/** One group of questions. A group that is not asked (any more) has no page. */
export function GroupPage({ history, kept }: { history: History; kept: ReactNode }) {
  const t = useWords();
  const navigate = useNavigate();
  const { page: id } = useParams();
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const { pages, questionnaire, asking, problemsOf } = history;
  const index = pages.findIndex((one) => one.id === id);
  const page = pages[index];
  if (!page) return <Navigate to={startAddress} replace />;

  const before = pages[index - 1];
  const after = pages[index + 1];
  const isChange = search.get('then') === 'check';
  const next = after && !isChange ? pageAddress(after) : checkAddress;
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
        onDone={() => void navigate(next)}
      >
        {kept}
        <Actions>
          <SubmitButton>{t(commonTexts.continue)}</SubmitButton>
          {isChange ? (
            <BackLink to={checkAddress}>{t(texts.backToCheck)}</BackLink>
          ) : before ? (
            <BackLink to={pageAddress(before)} />
          ) : (
            <BackButton />
          )}
        </Actions>
      </QuestionnairePage>
    </StepPage>
  );
}
