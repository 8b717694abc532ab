import { useEffect, useLayoutEffect, useRef } from 'react';
import type { components } from '../../../../openapi/generated/types.ts';
import { useJourney } from '../../../app/journey/useJourney.ts';
import { eligibilityTexts } from '../../../texts/eligibility.ts';
import { useWords } from '../../../texts/locale.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SupportContact } from '../../../ui/SupportContact.tsx';
import { BulletList } from '../../../ui/Text.tsx';
import { StepFailure } from '../../StepFailure.tsx';

type OutcomeProps = {
  outcome: components['schemas']['Eligibility'];
  /** The outcome is being read anew. */
  isReading: boolean;
  /** Why it could not be read anew. */
  error: unknown;
  onRetry: () => void;
};

/**
 * What the last check has said. “Not eligible” is an answer, not an error: it comes with its reasons, the form to correct
 * the details below it, and a way to reach a person.
 */
export function Outcome({ outcome, isReading, error, onRetry }: OutcomeProps) {
  const t = useWords();
  const { refusal, dismissRefusal } = useJourney();
  const panel = useRef<HTMLDivElement>(null);
  const { eligible, checked_at, reasons, partner_name } = outcome;
  const shown = useRef(checked_at);
  const isRefused = refusal?.step === 'eligibility';

  // The reasons say more than the journey's general sentence, and stand in its place.
  useLayoutEffect(() => {
    if (isRefused && !isReading && checked_at && !eligible) dismissRefusal();
  }, [isRefused, isReading, checked_at, eligible, dismissRefusal]);

  // A new answer takes the focus; the one that was there when the page was opened does not.
  useEffect(() => {
    if (shown.current === checked_at) return;
    shown.current = checked_at;
    panel.current?.focus();
  }, [checked_at]);

  if (isRefused && !isReading && error) {
    return <StepFailure failure={error} title={t(eligibilityTexts.reasonsFailed)} onRetry={onRetry} />;
  }
  if (!checked_at) return null;
  if (eligible) {
    return (
      <AlertBanner tone="success" title={t(eligibilityTexts.acceptedTitle)}>
        {partner_name ? t(eligibilityTexts.acceptedBy, { partner: partner_name }) : t(eligibilityTexts.accepted)}
      </AlertBanner>
    );
  }
  return (
    <AlertBanner tone="warning" live ref={panel} title={t(eligibilityTexts.refusedTitle)}>
      <Stack gap="xs">
        <BulletList>
          {reasons.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </BulletList>
        <p>{t(eligibilityTexts.refusedNext)}</p>
        <SupportContact />
      </Stack>
    </AlertBanner>
  );
}
