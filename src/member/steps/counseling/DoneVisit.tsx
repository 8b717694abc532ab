import type { components } from '#openapi/generated/types.ts';
import { useCompleteStep, useJourney } from '#src/app/journey/useJourney.ts';
import { paths } from '#src/app/routing/paths.ts';
import { commonTexts } from '#src/texts/common.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { useWords } from '#src/texts/locale.ts';
import { Button, LinkButton } from '#src/ui/Button.tsx';
import { Actions, Row } from '#src/ui/Stack.tsx';
import { TextLink } from '#src/ui/Text.tsx';
import { BackButton } from '../../BackButton.tsx';
import { StepFailure } from '../../StepFailure.tsx';
import { StepPage } from '../../StepPage.tsx';
import { VisitFacts } from '../../VisitFacts.tsx';
import { visitAddresses } from './addresses.ts';

/** After the visit: what it was, where its summary is, and the way to another one. */
export function DoneVisit({ visit }: { visit: components['schemas']['Visit'] }) {
  const t = useWords();
  const { isSaving, failure } = useJourney();
  const complete = useCompleteStep('counseling');
  const isWritten = visit.summarized_at !== null;
  return (
    <StepPage step="counseling" title={t(texts.doneTitle)} lead={t(isWritten ? texts.doneLead : texts.doneWriting)}>
      <StepFailure failure={failure} onRetry={() => complete()} />
      <VisitFacts visit={visit} />
      <Row>
        <LinkButton to={paths.consultSummary} look="secondary" size="sm">
          {t(isWritten ? texts.readSummary : texts.seeSummary)}
        </LinkButton>
        <TextLink to={visitAddresses.book}>{t(texts.bookAnother)}</TextLink>
      </Row>
      <Actions>
        <Button wide="phone" loading={isSaving} loadingText={t(commonTexts.saving)} onClick={() => complete()}>
          {t(commonTexts.continue)}
        </Button>
        <BackButton />
      </Actions>
    </StepPage>
  );
}
