import type { components } from '#openapi/generated/types.ts';

/** The order of the list, in the words of the API. */
export const sorts = ['name', 'next-visit', 'last-visit'] as const;
export type Sort = (typeof sorts)[number];

export type PatientSummary = components['schemas']['PatientSummary'];

/** What the address says of the list: its order and its page. What somebody searches for is a name, and stays out of it. */
export function listQueryOf(query: URLSearchParams): { sort: Sort; page: number } {
  const wanted = query.get('sort');
  const page = Number(query.get('page'));
  return {
    sort: sorts.find((sort) => sort === wanted) ?? 'name',
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

type PatientsQuery = Partial<Record<'page' | 'sort', string | undefined>>;

/** The query with other values of some parts; a part that is undefined goes. */
export function queryWith(query: URLSearchParams, place: PatientsQuery): string {
  const next = new URLSearchParams(query);
  for (const [part, value] of Object.entries(place)) {
    if (value === undefined) next.delete(part);
    else next.set(part, value);
  }
  return next.size > 0 ? `?${next.toString()}` : '';
}

/** What an entry of the history says when its page of the list was turned to, and not come to by a search or an order. */
export const turnedTo = { turnedTo: true };

export function wasTurnedTo(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'turnedTo' in state;
}
