import { useSearchParams } from 'react-router-dom';
import type { components } from '#openapi/generated/types.ts';
import { queries } from '../../app/api/queries.ts';
import { paths } from '../../app/routing/paths.ts';
import { useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { consultSummaryTexts as texts } from '../../texts/consultSummary.ts';
import { useWords } from '../../texts/locale.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Loaded } from '../../records/Loaded.tsx';
import { RecentDocuments } from '../documents/RecentDocuments.tsx';
import { useDocuments } from '../documents/useDocuments.ts';
import { Together } from '../Together.tsx';
import { isAhead } from '../../records/newestVisit.ts';
import { MoreToSee } from './MoreToSee.tsx';
import { NotWrittenYet } from './NotWrittenYet.tsx';
import { NoVisitYet } from './NoVisitYet.tsx';
import { chosenTalk, talksOf } from './talks.ts';
import { useSummary } from './useSummary.ts';
import { VisitList } from './VisitList.tsx';
import { VisitSummary } from './VisitSummary.tsx';

type Visit = components['schemas']['Visit'];

/**
 * `/member/consult-summary`: what the specialist wrote after a visit, with the care plan and whom to call; the newest one,
 * or the one that `?visit=` names. Printed, it is the sheet alone.
 */
export default function ConsultSummaryPage() {
  const t = useWords();
  const patientId = useSignedInPerson().noviId;
  const visits = queries.useQuery('get', '/dna-visit/{patientId}/visits', { params: { path: { patientId } } });
  const [search] = useSearchParams();
  const talks = talksOf(visits.data?.data ?? []);
  const chosen = chosenTalk(talks, search.get('visit'));
  const hasSummary = chosen !== undefined && chosen.summarized_at !== null;
  const summary = useSummary(hasSummary ? chosen.id : undefined);
  return (
    <Stack gap="lg" maxWidth={{ base: 'measure', _print: 'none' }}>
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      {/* It stays while the summary of another visit is read: the link that was pressed stands in it. */}
      {talks.length > 1 && <VisitList visits={talks} chosen={chosen} />}
      <Together reads={[visits, useDocuments(), ...(hasSummary ? summary : [])]} waiting={t(texts.looking)}>
        <Loaded of={[visits]} waiting={t(texts.looking)}>
          {({ data }) => (
            <Chosen visit={chosen} isNewest={chosen === talks[0]} ahead={data.find((each) => isAhead(each))} />
          )}
        </Loaded>
        <div>
          <BackLink to={paths.dashboard}>{t(texts.toDashboard)}</BackLink>
        </div>
      </Together>
    </Stack>
  );
}

type ChosenProps = { visit: Visit | undefined; isNewest: boolean; ahead: Visit | undefined };

function Chosen({ visit, isNewest, ahead }: ChosenProps) {
  return (
    <>
      {!visit && <NoVisitYet ahead={ahead} />}
      {visit &&
        (visit.summarized_at === null ? (
          <NotWrittenYet visit={visit} />
        ) : (
          // Another visit is another sheet: nothing of the one before stays open.
          <VisitSummary key={visit.id} visit={visit} isNewest={isNewest} ahead={ahead} />
        ))}
      <RecentDocuments />
      <MoreToSee />
    </>
  );
}
