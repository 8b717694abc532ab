import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api/client.ts';
import { cursorPages } from '#src/lib/api/cursor-pages.ts';

/** The members who match what was typed, page after page. */
export function useMembers(search: string) {
  const asked = search === '' ? {} : { search };
  return useInfiniteQuery({
    queryKey: ['members', search],
    ...cursorPages((page, signal) => api.GET('/patients', { params: { query: { ...asked, ...page } }, signal })),
    // While somebody types, the last answer stays until the next one is there.
    placeholderData: keepPreviousData,
  });
}
