import { useSearchParams } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import type { components } from '#openapi/generated/types.ts';
import { RecentDocuments } from '#src/features/documents/recent-documents.tsx';
import { useDocuments } from '#src/features/documents/use-documents.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { Together } from '#src/features/loading/together.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { isUpcoming, talksOf } from '#src/features/visits/newest-visit.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { consultSummaryTexts as texts } from '#src/texts/consult-summary.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { MoreToSee } from './more-to-see.tsx';
import { NoVisitYet } from './no-visit-yet.tsx';
import { NotWrittenYet } from './not-written-yet.tsx';
import { usePlans, useSummary } from './use-summary.ts';
import { VisitList } from './visit-list.tsx';
import { VisitSummary } from './visit-summary.tsx';

type Visit = components['schemas']['Visit'];

/**
 * `/member/consult-summary`: what the specialist wrote after a visit, with the care plan and whom to call; the newest one,
 * or the one that `?visit=` names. Printed, it is the sheet alone.
 */
export default function ConsultSummaryPage() {
  const t = useWords();
  const patientId = useSignedInPerson().noviId;
  const params = { path: { patientId } };
  const visits = queries.useQuery('get', '/dna-visit/{patientId}/visits', { params });
  const patient = queries.useQuery('get', '/patients/{patientId}', { params });
  const [search] = useSearchParams();
  const talks = talksOf(visits.data?.data ?? []);
  const chosen = chosenTalk(talks, search.get('visit'));
  const hasSummary = chosen !== undefined && chosen.summarized_at !== null;
  const summary = useSummary(hasSummary ? chosen.id : undefined);
  const plans = usePlans({ enabled: chosen !== undefined });
  const timeZone = patient.data?.data.time_zone;
  return (
    <Sheet gap="lg">
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      {/* It stays while the summary of another visit is read: the link that was pressed stands in it. */}
      {talks.length > 1 && (
        <TimeZoneContext value={timeZone}>
          <VisitList visits={talks} chosen={chosen} />
        </TimeZoneContext>
      )}
      <Together
        reads={[visits, patient, useDocuments(), ...(chosen ? [plans] : []), ...(hasSummary ? summary : [])]}
        waiting={t(texts.looking)}
      >
        <Loaded of={[visits]} waiting={t(texts.looking)}>
          {({ data }) => (
            <Chosen
              visit={chosen}
              isNewest={chosen === talks[0]}
              ahead={data.find((each) => isUpcoming(each))}
              timeZone={timeZone}
            />
          )}
        </Loaded>
        <div>
          <BackLink to={paths.dashboard}>{t(texts.toDashboard)}</BackLink>
        </div>
      </Together>
    </Sheet>
  );
}

type ChosenProps = {
  visit: Visit | undefined;
  isNewest: boolean;
  ahead: Visit | undefined;
  /** The clock of the sheet. */
  timeZone: string | undefined;
};

function Chosen({ visit, isNewest, ahead, timeZone }: ChosenProps) {
  return (
    <>
      {!visit && <NoVisitYet ahead={ahead} />}
      {visit &&
        (visit.summarized_at === null ? (
          <NotWrittenYet visit={visit} />
        ) : (
          // Another visit is another sheet: nothing of the one before stays open.
          <VisitSummary key={visit.id} {...{ visit, isNewest, ahead, timeZone }} />
        ))}
      <RecentDocuments />
      <MoreToSee />
    </>
  );
}

/** The talk that is asked for, else the newest with a summary, else the newest. */
function chosenTalk(talks: readonly Visit[], wanted: string | null): Visit | undefined {
  return talks.find(({ id }) => id === wanted) ?? talks.find(({ summarized_at }) => summarized_at !== null) ?? talks[0];
}

const Sheet = styled(Stack, { base: { maxWidth: { base: 'measure', _print: 'none' } } });
