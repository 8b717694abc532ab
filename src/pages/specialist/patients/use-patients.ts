import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api/client.ts';
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
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...asked, ...(pageParam !== null && { cursor: pageParam }) };
      const { data } = await api.GET('/patients', { params: { query }, signal });
      if (!data) throw new Error('The list of patients came back empty.');
      return data.data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
