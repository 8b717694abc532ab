import { useEffect, useLayoutEffect, useRef } from 'react';
import { ineligibleReasons } from '#domain/eligibility.ts';
import type { components } from '#openapi/generated/types.ts';
import { StepFailure } from '#src/features/journey/step-failure.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { NoCounselor } from '#src/features/visits/no-counselor.tsx';
import { useWords } from '#src/lib/locale.ts';
import { eligibilityTexts } from '#src/texts/eligibility.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';
import { BulletList } from '#src/ui/text.tsx';
import type { Details } from './details.ts';

type OutcomeProps = {
  outcome: components['schemas']['Eligibility'];
  /** The form below holds other details than those that were checked. */
  isChanged: boolean;
  /** The details that were accepted last, where some were. */
  onFile: Details;
  /** The outcome is being read anew. */
  isReading: boolean;
  /** Why it could not be read anew. */
  error: unknown;
  onRetry: () => void;
};

/**
 * What the last check has said. “Not eligible” is an answer, not an error: it comes with its reasons, the form to correct
 * the details below it, and a way to reach a person. Who was accepted before can go back to those details.
 */
export function Outcome({ outcome, isChanged, onFile, isReading, error, onRetry }: OutcomeProps) {
  const t = useWords();
  const { refusal, dismissRefusal } = useJourney();
  const panel = useRef<HTMLDivElement>(null);
  const { eligible, checked_at, accepted_at, reasons, partner_name, has_counselor } = outcome;
  const shown = useRef(checked_at);
  const isRefused = refusal?.step === 'eligibility';

  // The reasons say more than the journey's general sentence, and stand in its place.
  useLayoutEffect(() => {
    if (isRefused && !isReading && checked_at && !eligible) dismissRefusal();
  }, [isRefused, isReading, checked_at, eligible, dismissRefusal]);

  // A new answer takes the focus, once the general sentence above it is gone; the one that was there when the page was
  // opened does not.
  useEffect(() => {
    if (isRefused || shown.current === checked_at) return;
    shown.current = checked_at;
    panel.current?.focus({ preventScroll: true });
    // The panel can be as high as a phone: its title comes to the top, below the page's scroll padding.
    panel.current?.scrollIntoView({ block: 'start' });
  }, [isRefused, checked_at]);

  if (isRefused && !isReading && error) {
    return <StepFailure failure={error} title={t(eligibilityTexts.reasonsFailed)} onRetry={onRetry} />;
  }
  if (!checked_at) return null;
  if (isChanged) {
    return (
      <AlertBanner
        title={t(eligibilityTexts.changedTitle)}
        action={accepted_at && !eligible && <Choice onFile={onFile} />}
      >
        {t(eligibilityTexts.changed)}
      </AlertBanner>
    );
  }
  if (eligible) {
    return (
      <>
        <AlertBanner tone="success" title={t(eligibilityTexts.acceptedTitle)}>
          {partner_name ? t(eligibilityTexts.acceptedBy, { partner: partner_name }) : t(eligibilityTexts.accepted)}
        </AlertBanner>
        {has_counselor === false && <NoCounselor />}
      </>
    );
  }
  return (
    <AlertBanner
      tone="warning"
      live
      ref={panel}
      title={t(accepted_at ? eligibilityTexts.refusedNewTitle : eligibilityTexts.refusedTitle)}
      action={accepted_at && <Choice onFile={onFile} />}
    >
      <Stack gap="xs">
        <BulletList>
          {reasons.map(({ code }) => (
            // Said here and not taken from the answer, which keeps the language of when it came.
            <li key={code}>{t(ineligibleReasons[code])}</li>
          ))}
        </BulletList>
        {accepted_at && <p>{t(eligibilityTexts.stillOnFile)}</p>}
        <p>{t(accepted_at ? eligibilityTexts.refusedChoice : eligibilityTexts.refusedNext)}</p>
        <SupportContact />
      </Stack>
    </AlertBanner>
  );
}

/** Back to the details that were accepted, which are checked anew as time has passed, or on with the new ones. */
function Choice({ onFile }: { onFile: Details }) {
  const t = useWords();
  const { isSaving } = useJourney();
  const complete = useCompleteStep('eligibility');
  return (
    <Row gap="xs">
      <Button
        look="secondary"
        size="sm"
        loading={isSaving}
        loadingText={t(eligibilityTexts.submitting)}
        onClick={() => complete(onFile)}
      >
        {t(eligibilityTexts.keepEarlier)}
      </Button>
      <Button look="quiet" size="sm" onClick={() => document.getElementsByName('first_name')[0]?.focus()}>
        {t(eligibilityTexts.correct)}
      </Button>
    </Row>
  );
}
