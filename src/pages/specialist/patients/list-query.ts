import type { components } from '#openapi/generated/types.ts';

/** The order of the list, in the words of the API. */
export const sorts = ['name', 'next-visit', 'last-visit', 'latest-change'] as const;
export type Sort = (typeof sorts)[number];

/** What leaves some of the list, in the words of the API. */
export const filters = ['summary_owed', 'results_in', 'visit_missed'] as const;
export type Filter = (typeof filters)[number];

export type PatientSummary = components['schemas']['PatientSummary'];

/** What is shown of the list, in which order. */
export type ListView = { sort: Sort; filters: readonly Filter[] };

/** That, and what is looked for: a name, which stands in no address (use-kept-search.ts). */
export type ListQuery = ListView & { search: string };

/** What the address says of the list, so that it can be linked, and is there after a reload. */
export function listViewOf(query: URLSearchParams): ListView {
  const wanted = query.get('sort');
  return {
    sort: sorts.find((sort) => sort === wanted) ?? 'name',
    filters: filters.filter((filter) => query.get(filter) === 'true'),
  };
}

/** The query of an address with another view of the list; what else stands in it stays, and what goes without saying is left out. */
export function queryWith(query: URLSearchParams, changes: Partial<ListView>): URLSearchParams {
  const next = new URLSearchParams(query);
  const list = { ...listViewOf(query), ...changes };
  const put = (name: string, value: string, isSaid: boolean) => (isSaid ? next.set(name, value) : next.delete(name));
  put('sort', list.sort, list.sort !== 'name');
  for (const filter of filters) put(filter, 'true', list.filters.includes(filter));
  return next;
}
