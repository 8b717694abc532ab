import { impersonationsPerPage } from '#domain/impersonation.ts';
import type { components } from '#openapi/generated/types.ts';
import { queries } from '#src/lib/api/queries.ts';

type Page = components['schemas']['ImpersonationsResult'];

/** The times in which somebody of the staff acted as the member, newest first, read page by page. */
export function usePastImpersonations(userId: string) {
  return queries.useInfiniteQuery(
    'get',
    '/users/{userId}/impersonations',
    { params: { path: { userId } } },
    {
      pageParamName: 'page',
      initialPageParam: '1',
      getNextPageParam: ({ data }: Page, pages: readonly Page[]) =>
        data.length === impersonationsPerPage ? String(pages.length + 1) : undefined,
    },
  );
}
