import type { components } from '#openapi/generated/types.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { queries, queryClient } from '#src/lib/api/queries.ts';

type Visit = components['schemas']['Visit'];
type Wish = components['schemas']['UpdateVisit'];

/** Sends a change of a visit as it was read: one that was changed since is left as it is, and `isOvertaken` says so. */
export function useVisitChange(visit: Visit, onDone: () => void) {
  const update = queries.useMutation('put', '/visits/{visitId}', {
    onSuccess: onDone,
    // Whatever came of it, the visits and the free times may be others now.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const send = (body: Wish) => {
    // The second press of a double click comes before the button is seen to wait.
    if (queryClient.isMutating({ mutationKey: ['put', '/visits/{visitId}'] }) > 0) return;
    update.mutate({ params: { path: { visitId: visit.id }, header: { 'If-Match': `"${visit.version}"` } }, body });
  };
  const { error } = update as { error: unknown };
  // 404: it is not theirs any more.
  const isOvertaken =
    error instanceof ApiError && (error.status === 412 || (error.status === 404 && error.code !== 'slot_not_found'));
  return { update, send, isOvertaken };
}
