import type { ReactNode } from 'react';
import { stepFacts, type JourneyStep } from '#domain/steps.ts';
import { useJourney } from '../app/journey/useJourney.ts';
import { stepPageTexts } from '../texts/journey.ts';
import { useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { handOnFocus } from '../ui/handOnFocus.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Pictured } from '../ui/Pictured.tsx';
import { Stack } from '../ui/Stack.tsx';

type StepPageProps = {
  step: JourneyStep;
  /** The step's own heading; its name on the rail unless said otherwise. */
  title?: string;
  lead?: ReactNode;
  /** Stands beside the heading. */
  picture?: ReactNode;
  children: ReactNode;
};

/** What all pages of the journey share: the heading, and why a step that was asked for is not open. */
export function StepPage({ step, title, lead, picture, children }: StepPageProps) {
  const t = useWords();
  const { refusal, dismissRefusal } = useJourney();
  const heading = <PageHeading lead={lead}>{title ?? t(stepFacts[step].title)}</PageHeading>;
  return (
    <Stack gap="lg">
      {refusal && (
        <AlertBanner
          tone="warning"
          live
          title={t(stepPageTexts.notYet)}
          action={
            <Button ref={handOnFocus} look="secondary" size="sm" onClick={dismissRefusal}>
              {t(stepPageTexts.understood)}
            </Button>
          }
        >
          {t(refusal.reason)}
        </AlertBanner>
      )}
      {picture ? <Pictured picture={picture}>{heading}</Pictured> : heading}
      {children}
    </Stack>
  );
}
