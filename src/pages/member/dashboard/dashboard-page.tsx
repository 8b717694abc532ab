import { RecentDocuments } from '#src/features/documents/recent-documents.tsx';
import { JourneyUnreachable } from '#src/features/journey/journey-unreachable.tsx';
import { useJustCompletedStep } from '#src/features/journey/use-journey-address.ts';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { useAreNamesKnown, useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { UnconfirmedEmail } from '#src/features/session/unconfirmed-email.tsx';
import { isUpcoming } from '#src/features/visits/newest-visit.ts';
import { useWords } from '#src/lib/locale.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { DonePicture } from '#src/ui/illustrations/done-picture.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Pictured } from '#src/ui/pictured.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Skeleton, Waiting } from '#src/ui/waiting.tsx';
import { DetailsBanner } from './details-banner.tsx';
import { JourneyDone } from './journey-done.tsx';
import { NextCard } from './next-card.tsx';
import { leadsToSummary, nextStep, type Records } from './next.ts';
import { Standing } from './standing.tsx';
import { recordsOf, useRecords, type DashboardReads } from './use-records.ts';
import { VisitCard } from './visit-card.tsx';

/**
 * `/member/dashboard`: what comes next, above all a visit, and how the member's records stand, in one look and at any stage;
 * the rail beside it says where they are. A record that can't be loaded says so in its place, and the others stand.
 */
export default function DashboardPage() {
  const t = useWords();
  const { firstName } = useSignedInPerson();
  const { isLoading, furthest } = useJourney();
  const { reads, isWaiting } = useRecords();
  const isArriving = useJustCompletedStep() === 'counseling';
  const isAwaited = isLoading || isWaiting;
  // A greeting that gets a name later may take a line more, and push down what stands below. And the place in the history
  // tells only what was done once, also after a reload: whether all is still done, the records tell.
  if (!useAreNamesKnown() || (isArriving && isAwaited))
    return (
      <>
        <VisuallyHidden as="h1">{t(texts.titleWithoutName)}</VisuallyHidden>
        <Looking />
      </>
    );
  const { visit, kit } = recordsOf(reads);
  const isAllDone = visit && isUpcoming(visit) && nextStep(furthest, recordsOf(reads)) === undefined;
  return (
    <Sections gap="md">
      {isArriving && isAllDone ? (
        <>
          <Arrival name={firstName} />
          <Notices reads={reads} />
          <JourneyDone visit={visit} kit={kit} />
        </>
      ) : (
        <>
          <PageHeading>{firstName ? t(texts.title, { name: firstName }) : t(texts.titleWithoutName)}</PageHeading>
          {isAwaited ? <Looking /> : <Overview reads={reads} />}
        </>
      )}
    </Sections>
  );
}

/** The last step was just done: said first, before all else. */
function Arrival({ name }: { name: string }) {
  const t = useWords();
  return (
    <Pictured picture={<DonePicture moving />}>
      <PageHeading lead={name ? t(texts.finishedLead, { name }) : t(texts.finishedLeadWithoutName)}>
        {t(texts.doneTitle)}
      </PageHeading>
    </Pictured>
  );
}

function Overview({ reads }: { reads: DashboardReads }) {
  const { isUnreachable, furthest } = useJourney();
  return (
    <>
      {isUnreachable ? <JourneyUnreachable /> : <WhatIsNext reads={reads} />}
      <Below>
        <Standing
          reads={reads}
          hasSummaryAbove={!isUnreachable && leadsToSummary(furthest, recordsOf(reads))}
          hasVisitAbove={!isUnreachable && hasVisitAhead(recordsOf(reads))}
        />
        <RecentDocuments />
      </Below>
    </>
  );
}

function Looking() {
  const t = useWords();
  return (
    <Waiting text={t(texts.looking)}>
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </Waiting>
  );
}

/** Whether the visit stands in a card of its own: then it is not told again among the records. */
function hasVisitAhead({ visit }: Records): boolean {
  return visit !== undefined && isUpcoming(visit);
}

/** The visit that lies ahead comes first, whatever else is to be done. */
function WhatIsNext({ reads }: { reads: DashboardReads }) {
  const records = recordsOf(reads);
  const { visit } = records;
  return (
    <>
      <Notices reads={reads} />
      {visit && hasVisitAhead(records) && <VisitCard visit={visit} />}
      <NextCard records={records} knowsVisits={reads.visits.data !== undefined} />
    </>
  );
}

/** What the member must know before all else. */
function Notices({ reads }: { reads: DashboardReads }) {
  const { visit } = recordsOf(reads);
  const { eligible, accepted_at } = reads.outcome.data?.data ?? {};
  const { found } = useJourney();
  const t = useWords();
  return (
    <>
      {found === 'counseling' && visit && isUpcoming(visit) && (
        <AlertBanner live title={t(texts.visitFoundTitle)}>
          {t(texts.visitFound)}
        </AlertBanner>
      )}
      {eligible === false && accepted_at && <DetailsBanner />}
      <UnconfirmedEmail />
    </>
  );
}

const Below = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: 'md', marginBlockStart: '2xs' } });

const Sections = styled(Stack, { base: { overflowWrap: 'anywhere' } });
