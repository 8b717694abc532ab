import { useMutation } from '@tanstack/react-query';
import type { PlanItemStatus } from '#domain/visit-summary.ts';
import type { components } from '#openapi/generated/types.ts';
import { api } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queries.ts';

type Plan = components['schemas']['CarePlan'];

const plansKey = ['get', '/patients/{patientId}/care-plans'];

/**
 * Says how far an item of a plan is, by its number from 0. It is done once the plan has been read anew, whatever came of it; what is
 * pressed again before that is not heard.
 */
export function useItemMark(plan: Plan, number: number) {
  const mutationKey = ['mark', plan.id, number];
  const { mutate, ...rest } = useMutation<void, unknown, PlanItemStatus>({
    mutationKey,
    // Of two items that are marked in quick succession, the second waits for the version that comes of the first.
    scope: { id: `mark ${plan.id}` },
    mutationFn: async (status) => {
      const path = { carePlanId: plan.id, itemNumber: String(number) };
      const header = { 'If-Match': `"${readLast(plan).version}"` };
      await api.PUT('/care-plans/{carePlanId}/items/{itemNumber}', { params: { path, header }, body: { status } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: plansKey }),
  });
  const mark: typeof mutate = (...asked) => {
    // The second press of a double click comes before the button is seen to wait.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(...asked);
  };
  return { ...rest, mark };
}

/** The plan as it was read last, which is drawn a moment later. */
function readLast(plan: Plan): Plan {
  const reads = queryClient.getQueriesData<{ data: Plan[] }>({ queryKey: plansKey });
  return reads.flatMap(([, read]) => read?.data ?? []).find(({ id }) => id === plan.id) ?? plan;
}
