import { testConsentOf } from '#domain/test-consent.ts';
import type { components } from '#openapi/generated/types.ts';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepFailure } from '#src/features/journey/step-failure.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { kitStatusTexts, kitTexts } from '#src/texts/kits.ts';
import { useMoments } from '#src/texts/moments.ts';
import { requestKitTexts as texts } from '#src/texts/request-kit.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckAnswers } from '#src/ui/check-answers.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Actions } from '#src/ui/stack.tsx';
import { AddressLines } from './address-lines.tsx';
import { TestExplained } from './test-explained.tsx';

/** An order that is open or has its results can't be made again or amended: it is shown, and the journey goes on. */
export function OpenOrder({ kit }: { kit: components['schemas']['Kit'] }) {
  const t = useWords();
  const { date } = useMoments();
  const { isSaving, failure } = useJourney();
  const complete = useCompleteStep('request-genetic-test-kit');
  const agreed = testConsentOf(kit.consent.version);
  const [title, lead] =
    kit.status === 'COMPLETED' ? [texts.doneTitle, texts.doneLead] : [texts.openTitle, texts.openLead];
  return (
    <StepPage step="request-genetic-test-kit" title={t(title)} lead={t(lead)}>
      <StepFailure failure={failure} onRetry={() => complete()} />
      <CheckAnswers
        answers={[
          { label: t(kitTexts.status), value: t(kitStatusTexts[kit.status].title) },
          { label: t(kitTexts.ordered), value: date(kit.ordered_at) },
          { label: t(kitTexts.sentTo), value: <AddressLines address={kit.address} /> },
          { label: t(texts.checkConsent), value: date(kit.consent.at) },
        ]}
      />
      {agreed && (
        <Fold title={t(texts.readAgreed)} printed>
          <div lang={kit.consent.locale}>
            <TestExplained parts={agreed.parts} locale={kit.consent.locale} />
          </div>
        </Fold>
      )}
      <Actions>
        <Button wide="phone" loading={isSaving} loadingText={t(commonTexts.saving)} onClick={() => complete()}>
          {t(commonTexts.continue)}
        </Button>
        <BackButton />
      </Actions>
    </StepPage>
  );
}
