import { queries } from '#src/lib/api/queries.ts';

/** The member's phones. */
export function usePhones(userId: string) {
  return queries.useQuery('get', '/user-phones', { params: { query: { user_id: userId } } });
}
