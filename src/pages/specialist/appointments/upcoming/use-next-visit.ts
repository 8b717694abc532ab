import { daysAfter, daysBetween } from '#domain/dates.ts';
import { isUpcoming } from '#src/features/visits/newest-visit.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { useUpcoming, type Appointment } from '../use-appointments.ts';
import { listedDays } from './upcoming-address.ts';

/** The API tells no more days at once. */
const mostDays = 31;

/**
 * The visit that is going on or comes next, within a month; `undefined` while it is not known, null where there is none. The
 * first days are those of the list as it opens, which are read once.
 */
export function useNextVisit({ today, now, enabled }: { today: string; now: Date; enabled: boolean }) {
  const soon = useUpcoming({ from: today, to: daysAfter(today, listedDays - 1) }, { enabled });
  const nextOf = (list: readonly Appointment[] | undefined) => list?.find(({ visit }) => isUpcoming(visit, now));
  const isNotSoon = soon.data !== undefined && nextOf(soon.data.data) === undefined;
  const later = useUpcoming(
    { from: daysAfter(today, listedDays), to: daysAfter(today, mostDays + listedDays - 1) },
    { enabled: enabled && isNotSoon },
  );
  if (!isNotSoon) return nextOf(soon.data?.data);
  return later.data && (nextOf(later.data.data) ?? null);
}

/** How soon a visit is, in words: to the minute on the same day. */
export function useHowSoon({ visit: { starts_at, ends_at } }: Appointment, now: Date): string {
  const t = useWords();
  const { dayKey, time } = useMoments();
  const minutes = Math.ceil((new Date(starts_at).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return t(texts.now, { end: time(ends_at) });
  const days = daysBetween(dayKey(now.toISOString()), dayKey(starts_at));
  if (days > 1) return t(texts.inDays, { days });
  if (minutes < 60) return t(texts.inMinutes, { minutes });
  if (days === 1) return t(texts.tomorrow);
  return t(texts.inHours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
