import { testConsent } from '#domain/test-consent.ts';
import { useLocale, useWords } from '#src/texts/locale.ts';
import { requestKitTexts as texts } from '#src/texts/requestKit.ts';
import { Actions } from '#src/ui/Stack.tsx';
import { BackButton } from '../../BackButton.tsx';
import { NoCounselor } from '../../NoCounselor.tsx';
import { StepPage } from '../../StepPage.tsx';
import { TestExplained } from './TestExplained.tsx';

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
