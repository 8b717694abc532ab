import { formatPhone } from '#domain/phone.ts';
import { currentVisit, isUpcoming } from '#src/features/visits/newest-visit.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { ExternalLink, Text } from '#src/ui/text.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { useVisits } from '../reads.ts';
import { WriteCommands, WriteLinksInLine } from '../writing/write-links.tsx';
import { useWritingAddress } from '../writing/writing-address.ts';
import { Brief } from './brief.tsx';

/** The visit that is prepared for or was last: when, how, and what the patient wants of it. */
export function BriefVisit({ patientId }: { patientId: string }) {
  const t = useWords();
  const { fullDay, time, zone } = useMoments();
  // The page of what is written has commands of its own.
  const { writing } = useWritingAddress();
  return (
    <LoadedPart of={[useVisits(patientId)]}>
      {({ data }) => {
        const visit = currentVisit(data);
        if (!visit)
          return (
            <Brief title={t(texts.nextVisit)}>
              <Text>{t(texts.notBooked)}</Text>
            </Brief>
          );
        const { starts_at, ends_at, medium, phone, video_url, topic } = visit;
        const when = t(texts.visitWhen, { day: fullDay(starts_at), start: time(starts_at), end: time(ends_at), zone });
        const how =
          medium === 'video' ? t(texts.byVideo) : t(texts.byPhone, { phone: phone ? formatPhone(phone) : '' });
        return (
          <Brief title={t(isUpcoming(visit) ? texts.nextVisit : texts.lastVisit)}>
            <Text>
              {when} · {how}
              {video_url && isUpcoming(visit) && (
                <>
                  {' · '}
                  <ExternalLink href={video_url} target="_blank" rel="noreferrer">
                    {t(texts.openVideo)}
                  </ExternalLink>
                </>
              )}
              <WriteLinksInLine visit={visit} />
              {!writing && <WriteCommands visit={visit} />}
            </Text>
            {topic && <Text>{t(texts.topic, { topic })}</Text>}
          </Brief>
        );
      }}
    </LoadedPart>
  );
}
