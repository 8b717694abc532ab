import type { ReactNode } from 'react';
import { stepFacts, type JourneyStep } from '#domain/steps.ts';
import { useWords } from '../../lib/locale.ts';
import { stepPageTexts } from '../../texts/journey.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { focusHeadingOnUnmount } from '../../ui/focus-heading-on-unmount.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Pictured } from '../../ui/pictured.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useJourney } from './use-journey.ts';

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
            <Button ref={focusHeadingOnUnmount} look="secondary" size="sm" onClick={dismissRefusal}>
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
