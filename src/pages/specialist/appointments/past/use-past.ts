import { queries } from '#src/lib/api/queries.ts';

/**
 * The visits that have ended, newest first, a page more each time it is asked for; or those alone whose summary is still to be
 * written.
 */
export function usePast({ owed }: { owed: boolean }) {
  return queries.useInfiniteQuery(
    'get',
    '/appointments/past',
    { params: { query: owed ? { owed: 'true' as const } : {} } },
    {
      pageParamName: 'cursor',
      // `undefined` would be sent as a cursor; null is left out.
      initialPageParam: null,
      getNextPageParam: ({ data }: { data: { next: string | null } }) => data.next ?? undefined,
    },
  );
}
