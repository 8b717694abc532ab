import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { checkVisit } from '../../domain/progress.ts';
import { journeySteps, stepFacts, stepIndex, stepOfPath, stepPath, type JourneyStep } from '../../domain/steps.ts';
import { queryClient } from '../app/api/queries.ts';
import { useJourney } from '../app/journey/useJourney.ts';
import { useJourneyAddress } from '../app/journey/useJourneyAddress.ts';
import { useAuthActor, useSignedInPerson } from '../app/session/AuthProvider.tsx';
import { useIsActing } from '../app/session/useIsActing.ts';
import { MemberLayout } from '../layouts/MemberLayout.tsx';
import { useWords } from '../texts/locale.ts';
import { ProgressRail } from '../ui/ProgressRail.tsx';
import type { RailStep } from '../ui/RailSteps.tsx';
import { JourneyTabs } from './JourneyTabs.tsx';
import LoadingStepPage from './LoadingStepPage.tsx';

/** Around all pages of a member: their layout, what is known of their records, and the journey tied to the address. */
export default function MemberArea({ children }: { children: ReactNode }) {
  const { firstName, middleName, lastName, email } = useSignedInPerson();
  const isActing = useIsActing();
  const actor = useAuthActor();
  const step = stepOfPath(useLocation().pathname);
  useJourneyAddress();
  return (
    <QueryClientProvider client={queryClient}>
      <MemberLayout
        firstName={firstName}
        middleName={middleName}
        lastName={lastName}
        // The account that is signed in is the admin's then, and no member's.
        email={isActing ? '' : email}
        onLogOut={() => actor.send({ type: 'signOut.requested' })}
        tabs={<JourneyTabs />}
        rail={step && <JourneyRail />}
      >
        <Suspense>{step ? <AtStep step={step}>{children}</AtStep> : children}</Suspense>
      </MemberLayout>
    </QueryClientProvider>
  );
}

/** A step's page stands only while the journey is at that step: nothing is read for one that is not open. */
function AtStep({ step, children }: { step: JourneyStep; children: ReactNode }) {
  return useJourney().step === step ? children : <LoadingStepPage />;
}

function JourneyRail() {
  const t = useWords();
  const { step: current, furthest } = useJourney();
  const steps = journeySteps.map((step): RailStep => {
    const visit = checkVisit(furthest, step);
    const facts = { id: step, title: t(stepFacts[step].title), minutes: stepFacts[step].minutes };
    if (step === current) return { ...facts, state: 'current' };
    if (!visit.ok) return { ...facts, state: 'locked' };
    const state = stepIndex(step) < stepIndex(furthest) ? 'done' : 'open';
    return { ...facts, state, to: stepPath(step) };
  });
  return <ProgressRail steps={steps} />;
}
