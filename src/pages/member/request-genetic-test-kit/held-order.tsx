import { testConsent } from '#domain/test-consent.ts';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { NoCounselor } from '#src/features/visits/no-counselor.tsx';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { requestKitTexts as texts } from '#src/texts/request-kit.ts';
import { Actions } from '#src/ui/stack.tsx';
import { TestExplained } from './test-explained.tsx';

/** No order as long as nobody may counsel the member: what the test is can be read, and the page opens by itself. */
export function HeldOrder() {
  const t = useWords();
  return (
    <StepPage step="request-genetic-test-kit" lead={t(texts.heldLead)}>
      <NoCounselor withLink />
      <TestExplained parts={testConsent.parts} locale={useLocale()} />
      <Actions>
        <BackButton />
      </Actions>
    </StepPage>
  );
}
