import { useState } from 'react';
import { daysAfter, weekStart } from '#domain/dates.ts';
import type { components } from '#openapi/generated/types.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useMoments } from '#src/texts/moments.ts';
import { slotsByDay, type SlotDay } from './slots.ts';

type FreeSlots = components['schemas']['FreeSlots'];

/** Whose free times are wanted; without a word, those of everybody who may see the member. */
type Whose = { specialist_id: string } | { hand_over_of: string } | Record<string, never>;

/** How often free times are looked up again while there are none. */
const pause = 30_000;

/** A week of free times, with the way to the others. Weeks go from Sunday to Saturday, in the time zone of the page. */
export type Week = {
  from: string;
  to: string;
  days: readonly SlotDay[];
  /** The nearest days with free times before and after it; neither where there is no free time at all. */
  previousDay: string | null;
  nextDay: string | null;
  /** Whether anybody is licensed for the member's state today; null while no state is on file. */
  isLicensed: boolean | null;
  /** Where the weeks beside it begin; null where no free time lies that way. */
  earlier: string | null;
  later: string | null;
  /** The first day of another week that is being looked up, or whether that failed: this one stays until it is there. */
  goingTo: string | null;
  hasFailed: boolean;
  /** Goes to the week of a day. */
  onGo: (day: string) => void;
};

/**
 * The free times of the specialists who are licensed where the member lives, a week at a time: at first the week of `day`, or
 * the nearest that has some. Looked up again by themselves while there are none at all.
 * @param of only the times of a specialist, or those to which a visit can be handed over
 * @param day that of a draft, today where it is empty; `undefined` while that is not known yet
 */
export function useFreeSlots(day: string | undefined, of: Whose = {}) {
  const { dayKey, timeZone } = useMoments();
  const [today] = useState(() => new Date().toISOString());
  const [asked, setAsked] = useState<string>();
  const [held, setHeld] = useState<{ from: string; to: string; free: FreeSlots }>();
  const from = asked ?? weekStart(day || dayKey(today));
  const to = daysAfter(weekStart(from), 6);
  const query = queries.useQuery(
    'get',
    '/dna-visit/slots',
    { params: { query: { from, to, time_zone: timeZone, ...of } } },
    { refetchInterval: ({ state }) => (state.data && hasNone(state.data.data) ? pause : false) },
  );
  const free = query.data?.data;
  const nearest = free?.items.length === 0 ? (free.next_day ?? free.previous_day) : null;
  const isElsewhere = asked === undefined && nearest !== null;
  // A person stays in the week that they were shown, whatever becomes free elsewhere meanwhile.
  if (free && asked === undefined && day !== undefined && !hasNone(free)) setAsked(nearest ? weekStart(nearest) : from);
  if (free && !isElsewhere && free !== held?.free) setHeld({ from, to: lastDayOf(free, to), free });

  const isSettled = asked !== undefined || (free !== undefined && hasNone(free));
  const week: Week | undefined =
    held && isSettled
      ? {
          ...{ from: held.from, to: held.to, days: slotsByDay(held.free.items, dayKey) },
          ...{ previousDay: held.free.previous_day, nextDay: held.free.next_day },
          isLicensed: held.free.is_licensed,
          ...besides(held.from, held.free),
          ...{ goingTo: free === undefined && query.isFetching ? from : null },
          ...{ hasFailed: free === undefined && query.isError },
          onGo: (of) => {
            setAsked(of);
            if (of === from && query.isError) void query.refetch();
          },
        }
      : undefined;
  return { data: week, error: query.error, isFetching: query.isFetching, refetch: query.refetch };
}

/** Whether there is no free time at all, in no week. */
function hasNone({ items, next_day, previous_day }: FreeSlots): boolean {
  return items.length === 0 && next_day === null && previous_day === null;
}

/** Whether there is no free time in the week, nor in any other. */
export function hasNoTimes({ days, earlier, later }: Week): boolean {
  return days.length === 0 && earlier === null && later === null;
}

function besides(from: string, { previous_day, next_day }: FreeSlots): Pick<Week, 'earlier' | 'later'> {
  const sunday = weekStart(from);
  const nextSunday = daysAfter(sunday, 7);
  return {
    earlier: previous_day && (previous_day < sunday ? daysAfter(sunday, -7) : sunday),
    later: next_day && (next_day < nextSunday ? next_day : nextSunday),
  };
}

/** An answer ends before the week does where the week holds too much for one: what follows is the next “week”. */
function lastDayOf({ next_day }: FreeSlots, to: string): string {
  return next_day !== null && next_day <= to ? daysAfter(next_day, -1) : to;
}
