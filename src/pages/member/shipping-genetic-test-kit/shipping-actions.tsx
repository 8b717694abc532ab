import { useId, useRef } from 'react';
import { kitOnItsWay, type KitStatus } from '#domain/kit-status.ts';
import { checkCompletion } from '#domain/progress.ts';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepFailure } from '#src/features/journey/step-failure.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { shippingTexts as texts } from '#src/texts/shipping.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Actions } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';

const step = 'shipping-genetic-test-kit';

/** The way on, open once the kit has left; until then the button says why not. The backend judges all the same. */
export function ShippingActions({ status }: { status: KitStatus }) {
  const t = useWords();
  const id = useId();
  const why = useRef<HTMLDivElement>(null);
  const { evidence, furthest, isSaving, failure } = useJourney();
  const complete = useCompleteStep(step);
  const check = checkCompletion(step, { ...evidence, [step]: kitOnItsWay.includes(status) });
  // Who has booked need not be told that they can.
  const invites = status !== 'COMPLETED' && furthest !== 'complete';
  return (
    <>
      <StepFailure failure={failure} onRetry={() => complete()} />
      {check.ok ? (
        invites && <Text id={id}>{t(texts.ready)}</Text>
      ) : (
        <AlertBanner title={t(texts.notYet)} ref={why}>
          <span id={id}>{t(check.reason)}</span>
        </AlertBanner>
      )}
      <Actions>
        <Button
          wide="phone"
          look={check.ok ? 'primary' : 'secondary'}
          aria-disabled={!check.ok}
          aria-describedby={check.ok && !invites ? undefined : id}
          loading={isSaving}
          loadingText={t(commonTexts.saving)}
          onClick={() => (check.ok ? complete() : why.current?.focus())}
        >
          {t(commonTexts.continue)}
        </Button>
        <BackButton />
      </Actions>
    </>
  );
}
