import { useSearchParams } from 'react-router-dom';
import type { components } from '../../../openapi/generated/types.ts';
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
import { isAhead } from '../../records/newestVisit.ts';
import { MoreToSee } from './MoreToSee.tsx';
import { NotWrittenYet } from './NotWrittenYet.tsx';
import { NoVisitYet } from './NoVisitYet.tsx';
import { chosenTalk, talksOf } from './talks.ts';
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
  return (
    <Stack gap="lg" maxWidth={{ base: 'measure', _print: 'none' }}>
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      <Loaded of={[visits]} waiting={t(texts.looking)}>
        {({ data }) => <Visits visits={data} />}
      </Loaded>
      <div>
        <BackLink to={paths.dashboard}>{t(texts.toDashboard)}</BackLink>
      </div>
    </Stack>
  );
}

function Visits({ visits }: { visits: readonly Visit[] }) {
  const [search] = useSearchParams();
  const talks = talksOf(visits);
  const chosen = chosenTalk(talks, search.get('visit'));
  const ahead = visits.find((visit) => isAhead(visit));
  return (
    <>
      {talks.length > 1 && <VisitList visits={talks} chosen={chosen} />}
      {!chosen && <NoVisitYet ahead={ahead} />}
      {chosen &&
        (chosen.summarized_at === null ? (
          <NotWrittenYet visit={chosen} />
        ) : (
          // Another visit is another sheet: nothing of the one before stays open.
          <VisitSummary key={chosen.id} visit={chosen} isNewest={chosen === talks[0]} ahead={ahead} />
        ))}
      <RecentDocuments />
      <MoreToSee />
    </>
  );
}
