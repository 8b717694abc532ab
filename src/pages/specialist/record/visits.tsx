import { formatPhone } from '#domain/phone.ts';
import { capitalized } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { hasPassed, isUpcoming } from '#src/features/visits/newest-visit.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { visitStatusTexts } from '#src/texts/visits.ts';
import { Heading, ExternalLink, Text } from '#src/ui/text.tsx';
import { Entries } from './entries.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { useVisits } from './reads.ts';
import { CarePlanFold, SummaryFold } from './summary-fold.tsx';
import { WriteLinks } from './writing/write-links.tsx';

type Visit = components['schemas']['Visit'];

/** The visits with anybody of the care team: those ahead, then those past with what was written, then the plans. */
export function Visits({ patientId }: { patientId: string }) {
  const t = useWords();
  return (
    <LoadedPart of={[useVisits(patientId)]}>
      {({ data }) => {
        const ahead = data.filter((visit) => isUpcoming(visit));
        const past = data.filter((visit) => !isUpcoming(visit));
        if (data.length === 0) return <Text look="muted">{t(texts.visitsNone)}</Text>;
        return (
          <>
            <VisitGroup title={t(texts.ahead)} visits={ahead} />
            <VisitGroup title={t(texts.past)} visits={past} />
            <CarePlanFold patientId={patientId} />
          </>
        );
      }}
    </LoadedPart>
  );
}

function VisitGroup({ title, visits }: { title: string; visits: readonly Visit[] }) {
  if (visits.length === 0) return null;
  return (
    <div>
      <Heading as="h3" size="h3">
        {title}
      </Heading>
      <Entries>
        {visits.map((visit) => (
          <VisitEntry key={visit.id} visit={visit} />
        ))}
      </Entries>
    </div>
  );
}

function VisitEntry({ visit }: { visit: Visit }) {
  const t = useWords();
  const locale = useLocale();
  const { fullDay, time, zone } = useMoments();
  const { starts_at, ends_at, specialist_name, medium, phone, video_url, topic, status, summarized_at } = visit;
  const when = { day: fullDay(starts_at), start: time(starts_at), end: time(ends_at), zone };
  const how = medium === 'video' ? t(texts.byVideo) : t(texts.byPhone, { phone: phone ? formatPhone(phone) : '' });
  return (
    <li>
      <Text look="strong">{capitalized(t(texts.visitWhen, when), locale)}</Text>
      <Text>{[t(visitStatusTexts[status]), t(texts.visitWith, { name: specialist_name }), how].join(' · ')}</Text>
      {hasPassed(visit) && <Text look="muted">{t(texts.timePassed)}</Text>}
      {topic && <Text>{t(texts.topic, { topic })}</Text>}
      {video_url && isUpcoming(visit) && (
        <Text>
          <ExternalLink href={video_url} target="_blank" rel="noreferrer">
            {t(texts.openVideo)}
          </ExternalLink>
        </Text>
      )}
      {summarized_at && <SummaryFold visit={visit} />}
      {status === 'COMPLETED' && !summarized_at && <Text look="muted">{t(texts.notWritten)}</Text>}
      <WriteLinks visit={visit} />
    </li>
  );
}
