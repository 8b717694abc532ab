import { paths } from '#domain/paths.ts';
import type { components } from '#openapi/generated/types.ts';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepFailure } from '#src/features/journey/step-failure.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Actions, Row } from '#src/ui/stack.tsx';
import { TextLink } from '#src/ui/text.tsx';
import { counselingPaths } from './counseling-paths.ts';
import { VisitFacts } from './visit-facts.tsx';

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
        <TextLink to={counselingPaths.book}>{t(texts.bookAnother)}</TextLink>
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
