import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { fullName } from '#domain/names.ts';
import { api } from '#src/lib/api/client.ts';

/** The members who match what was typed, page after page. */
export function useMembers(search: string) {
  const query = useInfiniteQuery({
    queryKey: ['members', search],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...(pageParam !== null && { cursor: pageParam }), ...(search !== '' && { search }) };
      const { data } = await api.GET('/patients', { params: { query: asked }, signal });
      if (!data) throw new Error('The list of members came back empty.');
      return data.data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // While somebody types, the last answer stays until the next one is there.
    placeholderData: keepPreviousData,
  });
  const members = (query.data?.pages ?? []).flatMap(({ items }) =>
    items.map(({ id, first_name, last_name, email_address, step }) => ({
      ...{ id, step },
      name: fullName(first_name, last_name),
      email: email_address ?? '',
    })),
  );
  return {
    members,
    error: query.error,
    isLoading: query.isPending,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    retry: () => void query.refetch(),
  };
}
