import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { useNow } from '#src/lib/use-now.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { useFreshAppointments, useUpcoming } from '../use-appointments.ts';
import { DayChoice } from './day-choice.tsx';
import { NewsLine } from './news-line.tsx';
import { useNews } from './news.ts';
import { NextVisit } from './next-visit.tsx';
import { NoVisits } from './no-visits.tsx';
import { useUpcomingAddress } from './upcoming-address.ts';
import { UpcomingList } from './upcoming-list.tsx';
import { useNextVisit } from './use-next-visit.ts';

/** The next visit, and the visits of some days, which are read anew by themselves when something has changed. */
export function Upcoming() {
  const t = useWords();
  const now = useNow();
  const { dayKey } = useMoments();
  const today = dayKey(now.toISOString());
  const { days } = useUpcomingAddress(today);
  const { isWatched, isOutOfReach } = useFreshAppointments();
  const list = useUpcoming(days, { enabled: isWatched });
  const next = useNextVisit({ today, now, enabled: isWatched });
  const news = useNews(`${days.from} ${days.to}`, list.data?.data);
  return (
    <Stack gap="xs">
      {next && <NextVisit appointment={next} today={today} now={now} />}
      <DayChoice today={today} />
      {isOutOfReach && list.data && (
        <AlertBanner tone="warning" live title={t(texts.outdated)}>
          {t(texts.outdatedBody)}
        </AlertBanner>
      )}
      <NewsLine news={news} />
      <Loaded of={[list]} waiting={t(texts.looking)} failed={t(texts.failed)} skeleton={<ListSkeleton />}>
        {({ data }) =>
          data.length > 0 ? (
            <UpcomingList appointments={data} today={today} now={now} />
          ) : (
            <NoVisits next={next} today={today} />
          )
        }
      </Loaded>
    </Stack>
  );
}
