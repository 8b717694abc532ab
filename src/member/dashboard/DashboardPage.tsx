import { chakra } from '@chakra-ui/react/styled-system';
import { useJourney } from '../../app/journey/useJourney.ts';
import { useJustDone } from '../../app/journey/useJourneyAddress.ts';
import { useAreNamesKnown, useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { UnconfirmedEmail } from '../../app/session/UnconfirmedEmail.tsx';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { AlertBanner } from '../../ui/AlertBanner.tsx';
import { DonePicture } from '../../ui/illustrations/DonePicture.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Pictured } from '../../ui/Pictured.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Skeleton, Waiting } from '../../ui/Waiting.tsx';
import { RecentDocuments } from '../documents/RecentDocuments.tsx';
import { JourneyUnreachable } from '../JourneyUnreachable.tsx';
import { isAhead } from '../../records/newestVisit.ts';
import { DetailsBanner } from './DetailsBanner.tsx';
import { NextCard } from './NextCard.tsx';
import { JourneyDone } from './JourneyDone.tsx';
import { leadsToSummary, nextStep, type Records } from './next.ts';
import { Standing } from './Standing.tsx';
import { recordsOf, useRecords, type DashboardReads } from './useRecords.ts';
import { VisitCard } from './VisitCard.tsx';

/**
 * `/member/dashboard`: what comes next, above all a visit, and how the member's records stand, in one look and at any stage;
 * the rail beside it says where they are. A record that can't be loaded says so in its place, and the others stand.
 */
export default function DashboardPage() {
  const t = useWords();
  const { firstName } = useSignedInPerson();
  const { isLoading, furthest } = useJourney();
  const { reads, isWaiting } = useRecords();
  const isArriving = useJustDone() === 'counseling';
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
  const isAllDone = visit && isAhead(visit) && nextStep(furthest, recordsOf(reads)) === undefined;
  return (
    <Stack gap="md" overflowWrap="anywhere">
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
    </Stack>
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
  return visit !== undefined && isAhead(visit);
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
      {found === 'counseling' && visit && isAhead(visit) && (
        <AlertBanner live title={t(texts.visitFoundTitle)}>
          {t(texts.visitFound)}
        </AlertBanner>
      )}
      {eligible === false && accepted_at && <DetailsBanner />}
      <UnconfirmedEmail />
    </>
  );
}

const Below = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'md', marginBlockStart: '2xs' } });
