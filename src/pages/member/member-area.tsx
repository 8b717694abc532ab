import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { stepOfPath, type JourneyStep } from '#domain/steps.ts';
import { useJourneyAddress } from '../../features/journey/use-journey-address.ts';
import { useJourney } from '../../features/journey/use-journey.ts';
import { useNextStepAhead } from '../../features/journey/use-next-step-ahead.ts';
import { useSession, useSignedInPerson } from '../../features/session/auth-provider.tsx';
import { useIsImpersonating } from '../../features/session/use-is-impersonating.ts';
import { MemberLayout } from '../../layouts/member-layout.tsx';
import { queryClient } from '../../lib/api/queries.ts';
import { ProgressRail } from '../../ui/progress-rail.tsx';
import { Stack } from '../../ui/stack.tsx';
import { DraftsOutcomeNotice } from './drafts-outcome-notice.tsx';
import { JourneyTabs } from './journey-tabs.tsx';
import LoadingStepPage from './loading-step/loading-step-page.tsx';
import { useCounselingTab } from './use-counseling-tab.ts';
import { useRailSteps } from './use-rail-steps.ts';

/** Around all pages of a member: their layout, what is known of their records, and the journey tied to the address. */
export default function MemberArea({ children }: { children: ReactNode }) {
  const { firstName, middleName, lastName, email } = useSignedInPerson();
  const isImpersonating = useIsImpersonating();
  const session = useSession();
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
  useNextStepAhead();
  return (
    <QueryClientProvider client={queryClient}>
      <MemberLayout
        firstName={firstName}
        middleName={middleName}
        lastName={lastName}
        // The account that is signed in is the admin's then, and no member's.
        email={isImpersonating ? '' : email}
        onSignOut={() => session.send({ type: 'signOut.requested' })}
        tabs={<JourneyTabs />}
        areTabsAwaited={areTabsAwaited}
        rail={hasRail && <JourneyRail at={step} />}
      >
        <Stack gap="md">
          <DraftsOutcomeNotice />
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
