import { testConsentOf } from '#domain/test-consent.ts';
import type { components } from '#openapi/generated/types.ts';
import { useCompleteStep, useJourney } from '#src/app/journey/useJourney.ts';
import { commonTexts } from '#src/texts/common.ts';
import { kitStatusTexts, kitTexts } from '#src/texts/kits.ts';
import { useWords } from '#src/texts/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { requestKitTexts as texts } from '#src/texts/requestKit.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckAnswers } from '#src/ui/CheckAnswers.tsx';
import { Fold } from '#src/ui/Fold.tsx';
import { Actions } from '#src/ui/Stack.tsx';
import { BackButton } from '../../BackButton.tsx';
import { StepFailure } from '../../StepFailure.tsx';
import { StepPage } from '../../StepPage.tsx';
import { AddressLines } from './AddressLines.tsx';
import { TestExplained } from './TestExplained.tsx';

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
