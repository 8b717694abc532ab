import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api/client.ts';
import { cursorPages } from '#src/lib/api/cursor-pages.ts';
import type { ListQuery } from './list-query.ts';

/** The specialist's patients, page after page. While others are looked for, those that were found last stay. */
export function usePatients({ search, sort, filters }: ListQuery) {
  const asked = {
    sort,
    ...(search !== '' && { search }),
    ...Object.fromEntries(filters.map((filter) => [filter, 'true' as const])),
  };
  return useInfiniteQuery({
    queryKey: ['get', '/patients', asked],
    ...cursorPages((page, signal) => api.GET('/patients', { params: { query: { ...asked, ...page } }, signal })),
    placeholderData: keepPreviousData,
  });
}
