import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { useNow } from '#src/lib/use-now.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { wideWindow } from '#src/theme/windows.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { WeekGrid } from '../week/week-grid.tsx';
import { useVisitActions } from '../actions/use-visit-actions.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { useFreshAppointments, useUpcoming } from '../use-appointments.ts';
import { DayChoice } from './day-choice.tsx';
import { NewsLine } from './news-line.tsx';
import { useNews } from './news.ts';
import { NextVisit } from './next-visit.tsx';
import { NoVisits } from './no-visits.tsx';
import { useUpcomingAddress } from './upcoming-address.ts';
import { useUpcomingCommands } from './use-upcoming-commands.ts';
import { UpcomingList } from './upcoming-list.tsx';
import { useNextVisit } from './use-next-visit.ts';

/** The next visit, and the visits of some days, which are read anew by themselves when something has changed. */
export function Upcoming() {
  const t = useWords();
  const now = useNow();
  const { dayKey } = useMoments();
  const today = dayKey(now.toISOString());
  const { view, days } = useUpcomingAddress(today);
  const hasRoom = useMediaQuery(wideWindow);
  // On a phone a week is a list, too.
  const Visits = view === 'week' && hasRoom ? WeekGrid : UpcomingList;
  const { isWatched, isOutOfReach } = useFreshAppointments();
  const list = useUpcoming(days, { enabled: isWatched });
  const next = useNextVisit({ today, now, enabled: isWatched });
  useUpcomingCommands({ today, next, appointments: list.data?.data });
  const { actionsOf, question } = useVisitActions(now);
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
            <Visits appointments={data} days={days} today={today} now={now} actionsOf={actionsOf} />
          ) : (
            <NoVisits next={next} today={today} />
          )
        }
      </Loaded>
      {question}
    </Stack>
  );
}
