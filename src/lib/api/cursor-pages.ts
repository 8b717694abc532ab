type Asked = { pageParam: string | null; signal: AbortSignal };

/**
 * What an infinite query needs of a list that the API gives page after page: each page has the cursor of the next one, the last has null.
 * @param read asks for a page; `cursor` goes into the query of the request
 */
export function cursorPages<Page extends { next: string | null }>(
  read: (asked: { cursor?: string }, signal: AbortSignal) => Promise<{ data?: { data: Page } }>,
) {
  return {
    queryFn: async ({ pageParam, signal }: Asked): Promise<Page> => {
      const { data } = await read(pageParam === null ? {} : { cursor: pageParam }, signal);
      if (!data) throw new Error('A page of a list came back empty.');
      return data.data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page) => next,
  };
}
