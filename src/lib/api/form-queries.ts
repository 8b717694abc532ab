/** Options of a query whose answer fills in a form: it is read anew for each visit, and not again while somebody types. */
export const readOnce = { staleTime: Infinity, gcTime: 0, refetchOnMount: 'always' } as const;

type Query<Data> = { data: Data | undefined; isFetchedAfterMount: boolean };

/** The query, without what was known before this visit: a form must not begin with what is old by now. */
export function withoutCachedData<Data, Q extends Query<Data>>(query: Q & Query<Data>): Q {
  return query.isFetchedAfterMount ? query : { ...query, data: undefined };
}
