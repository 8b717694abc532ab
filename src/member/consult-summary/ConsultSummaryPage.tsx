import type { components } from '../../../openapi/generated/types.ts';
import { queries } from '../../app/api/queries.ts';
import { paths } from '../../app/routing/paths.ts';
import { useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { consultSummaryTexts as texts } from '../../texts/consultSummary.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { AlertBanner } from '../../ui/AlertBanner.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { SupportContact } from '../../ui/SupportContact.tsx';
import { Text } from '../../ui/Text.tsx';
import { Loaded } from '../Loaded.tsx';
import { isAhead } from '../newestVisit.ts';
import { CarePlans } from './CarePlans.tsx';
import { VisitSummary } from './VisitSummary.tsx';

type Schemas = components['schemas'];

/** `/member/consult-summary`: what the specialist wrote after the visits, and the care plans. */
export default function ConsultSummaryPage() {
  const t = useWords();
  const patientId = useSignedInPerson().noviId;
  const params = { path: { patientId } };
  const visits = queries.useQuery('get', '/dna-visit/{patientId}/visits', { params });
  const plans = queries.useQuery('get', '/patients/{patientId}/care-plans', { params });
  return (
    <Stack gap="lg" maxWidth="measure">
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      <Loaded of={[visits, plans]} waiting={t(texts.looking)}>
        {(visits, plans) => <Consult visits={visits.data} plans={plans.data} />}
      </Loaded>
      <div>
        <BackLink to={paths.dashboard}>{t(texts.toDashboard)}</BackLink>
      </div>
    </Stack>
  );
}

function Consult({ visits, plans }: { visits: readonly Schemas['Visit'][]; plans: readonly Schemas['CarePlan'][] }) {
  const t = useWords();
  const done = visits.filter(({ status }) => status === 'COMPLETED');
  if (done.length === 0 && plans.length === 0) return <Empty ahead={visits.find((visit) => isAhead(visit))} />;
  return (
    <>
      {done.map((visit) => (
        <VisitSummary key={visit.id} visit={visit} />
      ))}
      <CarePlans plans={plans} />
      <Stack gap="2xs">
        <Text look="strong">{t(texts.questions)}</Text>
        <SupportContact />
      </Stack>
    </>
  );
}

function Empty({ ahead }: { ahead: Schemas['Visit'] | undefined }) {
  const t = useWords();
  const { day } = useMoments();
  return (
    <AlertBanner title={t(texts.emptyTitle)}>
      {ahead ? t(texts.emptyBefore, { day: day(ahead.starts_at) }) : t(texts.emptyNoVisit)}
    </AlertBanner>
  );
}
