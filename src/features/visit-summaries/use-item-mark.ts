import { useMutation } from '@tanstack/react-query';
import type { PlanItemStatus } from '#domain/visit-summary.ts';
import type { components } from '#openapi/generated/types.ts';
import { api } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queries.ts';

/**
 * Says how far an item of a plan is, by its number from 0. It is done once the plan has been read anew, whatever came of it; what is
 * pressed before that is not heard.
 */
export function useItemMark({ id, version }: components['schemas']['CarePlan'], number: number) {
  const mutationKey = ['mark', id, number];
  const { mutate, ...rest } = useMutation<void, unknown, PlanItemStatus>({
    mutationKey,
    // One at a time of a plan: the next has the version that came of the one before.
    scope: { id: `mark ${id}` },
    mutationFn: async (status) => {
      const path = { carePlanId: id, itemNumber: String(number) };
      const header = { 'If-Match': `"${version}"` };
      await api.PUT('/care-plans/{carePlanId}/items/{itemNumber}', { params: { path, header }, body: { status } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['get', '/patients/{patientId}/care-plans'] }),
  });
  const mark: typeof mutate = (...asked) => {
    // A second press can come before the button is drawn as one at work.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(...asked);
  };
  return { ...rest, mark };
}
