import { stepPath } from '../../../domain/steps.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { visitStatusTexts, visitTexts } from '../../texts/visits.ts';
import { CalendarIcon } from '../../ui/icons.tsx';
import { OuterLink, Text } from '../../ui/Text.tsx';
import { hasPassed, isAhead } from '../newestVisit.ts';
import { RecordCard } from './RecordCard.tsx';

/** The visit that lies ahead, or the newest one. */
export function VisitCard({ visit }: { visit: components['schemas']['Visit'] | undefined }) {
  const t = useWords();
  const { day, time, zone } = useMoments();
  const title = t(texts.visit);
  if (!visit)
    return (
      <RecordCard icon={<CalendarIcon />} title={title}>
        <Text look="muted">{t(texts.visitNone)}</Text>
      </RecordCard>
    );
  const { starts_at, ends_at, medium, specialist_name, status, video_url } = visit;
  const isBooked = isAhead(visit);
  return (
    <RecordCard
      icon={<CalendarIcon />}
      title={title}
      link={{
        to: stepPath('counseling'),
        text: t(isBooked ? texts.visitChange : hasPassed(visit) ? texts.visitAgain : texts.visitSee),
      }}
    >
      <Text look="strong">{t(hasPassed(visit) ? texts.visitPassed : visitStatusTexts[status])}</Text>
      <Text>
        {t(visitTexts.whenValue, { day: day(starts_at), start: time(starts_at), end: time(ends_at) })} ({zone})
      </Text>
      <Text>
        {t(visitTexts[medium])} · {t(visitTexts.specialistValue, { name: specialist_name })}
      </Text>
      {isBooked && video_url && (
        <Text>
          <OuterLink href={video_url} target="_blank" rel="noreferrer">
            {t(visitTexts.join)}
          </OuterLink>
        </Text>
      )}
    </RecordCard>
  );
}
