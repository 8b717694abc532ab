import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { stepOfPath, type JourneyStep } from '#domain/steps.ts';
import { queryClient } from '../app/api/queries.ts';
import { useCounselingTab } from '../app/journey/useCounselingTab.ts';
import { useJourney } from '../app/journey/useJourney.ts';
import { useJourneyAddress } from '../app/journey/useJourneyAddress.ts';
import { paths } from '../app/routing/paths.ts';
import { useAuthActor, useSignedInPerson } from '../app/session/AuthProvider.tsx';
import { useIsActing } from '../app/session/useIsActing.ts';
import { MemberLayout } from '../layouts/MemberLayout.tsx';
import { ProgressRail } from '../ui/ProgressRail.tsx';
import { Stack } from '../ui/Stack.tsx';
import { JourneyTabs } from './JourneyTabs.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import LoadingStepPage from './LoadingStepPage.tsx';
import { useRailSteps } from './useRailSteps.ts';

/** Around all pages of a member: their layout, what is known of their records, and the journey tied to the address. */
export default function MemberArea({ children }: { children: ReactNode }) {
  const { firstName, middleName, lastName, email } = useSignedInPerson();
  const isActing = useIsActing();
  const actor = useAuthActor();
  const { pathname } = useLocation();
  const step = stepOfPath(pathname);
  // Whoever comes to their overview wants to see where they are, too.
  const hasRail = step !== undefined || matchPath(paths.dashboard, pathname) !== null;
  const { isLoading } = useJourney();
  // Tabs that came later would push the page down: it waits until they are known, unless they stand already.
  const [wereKnown, setKnown] = useState(!isLoading);
  if (!isLoading && !wereKnown) setKnown(true);
  const areTabsAwaited = !useCounselingTab() && !wereKnown;
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
        areTabsAwaited={areTabsAwaited}
        rail={hasRail && <JourneyRail at={step} />}
      >
        <Stack gap="md">
          <KeptNotice />
          <Suspense>
            {step ? <AtStep step={step}>{children}</AtStep> : areTabsAwaited ? <LoadingStepPage /> : children}
          </Suspense>
        </Stack>
      </MemberLayout>
    </QueryClientProvider>
  );
}

/** A step's page stands only while the journey is at that step: nothing is read for one that is not open. */
function AtStep({ step, children }: { step: JourneyStep; children: ReactNode }) {
  return useJourney().step === step ? children : <LoadingStepPage />;
}

function JourneyRail({ at }: { at: JourneyStep | undefined }) {
  const { step, isLoading, isUnreachable } = useJourney();
  const steps = useRailSteps(isLoading ? at : at && step);
  if (isUnreachable) return null;
  // What is not known yet is not told: everything would seem to be closed.
  return <ProgressRail steps={steps} isAwaited={isLoading} />;
}
