import { useEffect, useRef } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { queries, queryClient } from '#src/lib/api/queries.ts';
import { useMoments } from '#src/texts/moments.ts';

export type Appointment = components['schemas']['Appointment'];

/** Days of the calendar, the first and the last one. */
export type Days = { from: string; to: string };

/** How often it is asked whether something has changed, while the page is looked at. */
const pause = 15_000;

/** The visits of these days, earliest first, in the time zone of the page. */
export function useUpcoming({ from, to }: Days, { enabled }: { enabled: boolean }) {
  const { timeZone } = useMoments();
  return queries.useQuery(
    'get',
    '/appointments/upcoming',
    { params: { query: { from, to, time_zone: timeZone } } },
    { enabled },
  );
}

/**
 * Reads the appointments anew whenever one was booked, moved, canceled or concluded, by whomever. A list that is read after the
 * first answer misses nothing: `isWatched`.
 */
export function useFreshAppointments() {
  const query = queries.useQuery(
    'get',
    '/appointments/revision',
    {},
    // Nothing is asked while nobody looks.
    { refetchInterval: pause, refetchIntervalInBackground: false, staleTime: 0 },
  );
  const revision = query.data?.data.revision;
  const known = useRef(revision);
  useEffect(() => {
    if (known.current !== undefined && known.current !== revision) readAppointmentsAnew();
    known.current = revision;
  }, [revision]);
  return { isWatched: query.isFetched, isOutOfReach: query.isError };
}

/** For whoever knows that they are others now. */
export function readAppointmentsAnew(): void {
  for (const path of ['/appointments/upcoming', '/appointments/past'])
    void queryClient.invalidateQueries({ queryKey: ['get', path] });
}
