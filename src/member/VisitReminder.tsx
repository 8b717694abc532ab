import { chakra } from '@chakra-ui/react/styled-system';
import { formatPhone } from '../../domain/phone.ts';
import { isTimeToJoin, joinMinutes } from '../../domain/visits.ts';
import type { components } from '../../openapi/generated/types.ts';
import { useWords } from '../texts/locale.ts';
import { useMoments } from '../texts/moments.ts';
import { visitTexts as texts } from '../texts/visits.ts';
import { buttonRecipe } from '../theme/recipes/button.ts';
import { Row, Stack } from '../ui/Stack.tsx';
import { OuterLink, Text } from '../ui/Text.tsx';
import { daysBetween } from './daysBetween.ts';
import { useNow } from './useNow.ts';

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

function JoinVideo({ visit: { starts_at, ends_at }, url }: { visit: components['schemas']['Visit']; url: string }) {
  const t = useWords();
  const { time } = useMoments();
  const startsAt = new Date(starts_at);
  const out = { href: url, target: '_blank', rel: 'noreferrer' };
  if (isTimeToJoin({ startsAt, endsAt: new Date(ends_at) }, useNow()))
    return (
      <Row>
        <JoinButton {...out}>{t(texts.join)}</JoinButton>
      </Row>
    );
  const opens = new Date(startsAt.getTime() - joinMinutes * 60_000).toISOString();
  return (
    <Text>
      {t(texts.joinFrom, { time: time(opens) })} <OuterLink {...out}>{t(texts.tryLink)}</OuterLink>
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

const JoinButton = chakra('a', buttonRecipe);
