import { chakra } from '@chakra-ui/react/styled-system';
import { queries } from '../../app/api/queries.ts';
import { useJourney } from '../../app/journey/useJourney.ts';
import { useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Skeleton, Waiting } from '../../ui/Waiting.tsx';
import { JourneyUnreachable } from '../JourneyUnreachable.tsx';
import { Loaded } from '../Loaded.tsx';
import { newestVisit } from '../newestVisit.ts';
import { DetailsBanner } from './DetailsBanner.tsx';
import { KitCard } from './KitCard.tsx';
import { NextCard } from './NextCard.tsx';
import type { Records } from './next.ts';
import { ReleaseCard } from './ReleaseCard.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { VisitCard } from './VisitCard.tsx';

/** `/member/dashboard`: where the member is, what is next, and what is stored, in one look and at any stage. */
export default function DashboardPage() {
  const t = useWords();
  const { firstName } = useSignedInPerson();
  return (
    <Stack gap="lg">
      <PageHeading lead={t(texts.lead)}>
        {firstName ? t(texts.title, { name: firstName }) : t(texts.titleWithoutName)}
      </PageHeading>
      <Dashboard />
    </Stack>
  );
}

function Dashboard() {
  const t = useWords();
  const patientId = useSignedInPerson().noviId;
  const { isLoading, isUnreachable } = useJourney();
  const params = { path: { patientId } };
  const kits = queries.useQuery('get', '/kits/{patientId}', { params });
  const visits = queries.useQuery('get', '/dna-visit/{patientId}/visits', { params });
  const ofPatient = { params: { query: { patient_id: patientId } } };
  const releases = queries.useQuery('get', '/roi-forms', ofPatient);
  const outcome = queries.useQuery('get', '/patients/is-eligible', ofPatient);
  if (isUnreachable) return <JourneyUnreachable />;
  if (isLoading)
    return (
      <Waiting text={t(texts.looking)}>
        <DashboardSkeleton />
      </Waiting>
    );
  return (
    <Loaded of={[kits, visits, releases, outcome]} waiting={t(texts.looking)} skeleton={<DashboardSkeleton />}>
      {(kits, visits, releases, { data: { eligible, accepted_at } }) => (
        <>
          {!eligible && accepted_at && <DetailsBanner />}
          <Cards
            records={{
              kit: kits.data[0],
              visit: newestVisit(visits.data),
              release: releases.data.find(({ status }) => status === 'ACTIVE') ?? releases.data[0],
            }}
            hasSummary={visits.data.some(({ summarized_at }) => summarized_at)}
          />
        </>
      )}
    </Loaded>
  );
}

function Cards({ records, hasSummary }: { records: Records; hasSummary: boolean }) {
  return (
    <>
      <NextCard records={records} />
      <Grid>
        <KitCard kit={records.kit} />
        <VisitCard visit={records.visit} />
        <ReleaseCard release={records.release} />
        <SummaryCard isThere={hasSummary} />
      </Grid>
    </>
  );
}

function DashboardSkeleton() {
  return (
    <>
      <Skeleton shape="panel" />
      <Grid>
        <Skeleton shape="panel" />
        <Skeleton shape="panel" />
      </Grid>
    </>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: 'md',
    alignItems: 'stretch',
  },
});
