import { useEffect } from 'react';
import type { components } from '../../../../openapi/generated/types.ts';
import { queries } from '../../../app/api/queries.ts';
import type { Slot } from './slots.ts';

/** How often free times are looked up again while there are none. */
const pause = 30_000;

/** So many times come at once, earliest first: there can be more after them (openapi/novi.yaml, listSlots). */
const most = 200;

/** The first part begins now by the server’s clock, which may not be that of the device: it leaves out what has begun. */
const longAgo = '2020-01-01T00:00:00.000Z';

/**
 * The free times of the specialists who are licensed where the member lives, a part at a time; looked up again by themselves
 * while there are none. Further parts are fetched by themselves up to the moment of a time that was chosen before.
 */
export function useFreeSlots(until = '') {
  const list = queries.useInfiniteQuery(
    'get',
    '/dna-visit/slots',
    {},
    {
      pageParamName: 'from',
      initialPageParam: longAgo,
      getNextPageParam: ({ data }: components['schemas']['SlotsResult'], _pages: unknown, from: unknown) => {
        const next = data.length < most ? undefined : data.at(-1)?.starts_at;
        // A part that ends where it began would be asked for without end.
        return next === from ? undefined : next;
      },
      refetchInterval: ({ state }) => (state.data?.pages[0]?.data.length === 0 ? pause : false),
    },
  );
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const slots = data && unique(data.pages.flatMap((page) => page.data));
  const isShort = hasNextPage && !isFetchNextPageError && (slots?.at(-1)?.starts_at ?? '') < until;
  useEffect(() => {
    if (isShort && !isFetchingNextPage) void fetchNextPage();
  }, [isShort, isFetchingNextPage, fetchNextPage]);
  const more: MoreSlots = {
    ...{ hasMore: hasNextPage, isBusy: isFetchingNextPage, hasFailed: isFetchNextPageError },
    onMore: () => void fetchNextPage(),
  };
  return { ...list, data: slots && !isShort ? { data: slots, more } : undefined };
}

/** A part begins with the moment at which the one before ended: who begins then is in both. */
function unique(slots: readonly Slot[]): Slot[] {
  return [...new Map(slots.map((slot) => [slot.id, slot])).values()];
}

/** The days after those that are there, `hasFailed` where the last try to fetch them did. */
export type MoreSlots = { hasMore: boolean; isBusy: boolean; hasFailed: boolean; onMore: () => void };
