import { daysBetween } from '#domain/dates.ts';
import { formatPhone } from '#domain/phone.ts';
import { isTimeToJoin, joinMinutes } from '#domain/visits.ts';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '../../lib/locale.ts';
import { useNow } from '../../lib/use-now.ts';
import { useMoments } from '../../texts/moments.ts';
import { visitTexts as texts } from '../../texts/visits.ts';
import { ExternalButton } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { ExternalLink, Text } from '../../ui/text.tsx';

/** How soon a visit is, and how to take part: from a quarter of an hour before it, a video visit has its button. */
export function VisitReminder({ visit }: { visit: components['schemas']['Visit'] }) {
  const t = useWords();
  const { phone, video_url } = visit;
  return (
    <Stack gap="2xs">
      <Text look="strong">{useHowSoon(visit)}</Text>
      {video_url && <JoinVideo visit={visit} url={video_url} />}
      {phone && <Text>{t(texts.weCall, { phone: formatPhone(phone) })}</Text>}
    </Stack>
  );
}

/** Whether the reminder of a visit has its button to join now: no other button of the page is the primary one then. */
export function useIsTimeToJoin(visit: components['schemas']['Visit'] | undefined): boolean {
  const now = useNow();
  return Boolean(visit?.video_url) && visit !== undefined && isJoinable(visit, now);
}

function isJoinable({ starts_at, ends_at }: Pick<components['schemas']['Visit'], 'starts_at' | 'ends_at'>, now: Date) {
  return isTimeToJoin({ startsAt: new Date(starts_at), endsAt: new Date(ends_at) }, now);
}

function JoinVideo({ visit: { starts_at, ends_at }, url }: { visit: components['schemas']['Visit']; url: string }) {
  const t = useWords();
  const { time } = useMoments();
  const out = { href: url, target: '_blank', rel: 'noreferrer' };
  if (isJoinable({ starts_at, ends_at }, useNow()))
    return (
      <Row>
        <ExternalButton {...out}>{t(texts.join)}</ExternalButton>
      </Row>
    );
  const opens = new Date(new Date(starts_at).getTime() - joinMinutes * 60_000).toISOString();
  return (
    <Text>
      {t(texts.joinFrom, { time: time(opens) })} <ExternalLink {...out}>{t(texts.tryLink)}</ExternalLink>
    </Text>
  );
}

/** "Today at 9:30 AM", "Tomorrow at 9:30 AM", "In 5 days": days are those of the calendar where the member is. */
function useHowSoon({ starts_at }: components['schemas']['Visit']): string {
  const t = useWords();
  const { dayKey, time } = useMoments();
  const now = useNow();
  if (new Date(starts_at) <= now) return t(texts.going);
  const days = daysBetween(dayKey(now.toISOString()), dayKey(starts_at));
  if (days === 0) return t(texts.today, { time: time(starts_at) });
  return days === 1 ? t(texts.tomorrow, { time: time(starts_at) }) : t(texts.inDays, { days });
}
