import type { ReactNode } from 'react';
import { stepFacts, type JourneyStep } from '../../domain/steps.ts';
import { useJourney } from '../app/journey/useJourney.ts';
import { railTexts, stepPageTexts } from '../texts/journey.ts';
import { journeySteps, stepIndex } from '../../domain/steps.ts';
import { useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';

type StepPageProps = {
  step: JourneyStep;
  /** The step's own heading; its name on the rail unless said otherwise. */
  title?: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** What all pages of the journey share: where one is, the heading, and why a step that was asked for is not open. */
export function StepPage({ step, title, lead, children }: StepPageProps) {
  const t = useWords();
  const { refusal, dismissRefusal } = useJourney();
  const position = t(railTexts.stepOf, { number: stepIndex(step) + 1, count: journeySteps.length });
  return (
    <Stack gap="lg">
      {refusal && (
        <AlertBanner
          tone="warning"
          live
          title={t(stepPageTexts.notYet)}
          action={
            <Button look="quiet" size="sm" onClick={dismissRefusal}>
              {t(stepPageTexts.understood)}
            </Button>
          }
        >
          {t(refusal.reason)}
        </AlertBanner>
      )}
      <PageHeading above={<Text look="small">{position}</Text>} lead={lead}>
        {title ?? t(stepFacts[step].title)}
      </PageHeading>
      {children}
    </Stack>
  );
}
